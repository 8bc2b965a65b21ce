// What can happen to a server in the middle of its work.
import { spawnSync } from 'node:child_process'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a database that can be cut. */
export interface Cable {
  readonly url: string
  cut(): void
  /** Nothing comes through what is open, and nobody is told; what is opened later is whole. */
  hush(): void
  mend(): void
  close(): void
}

export async function cableTo(url: string): Promise<Cable> {
  const to = new URL(url)
  const open = new Set<Socket>()
  let whole = true
  const join = (one: Socket, other: Socket): void => {
    open.add(one)
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.on('close', () => {
      open.delete(one)
      other.destroy()
    })
  }
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    const far = connect(Number(to.port), to.hostname)
    join(near, far)
    join(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const here = new URL(url)
  here.port = String(typeof address === 'object' && address ? address.port : 0)
  const cutAll = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: here.href,
    cut() {
      whole = false
      cutAll()
    },
    hush() {
      for (const socket of open) socket.unpipe().resume()
    },
    mend() {
      whole = true
    },
    close() {
      cutAll()
      server.close()
    },
  }
}

export interface Disk {
  grow(kilobytes: number): void
  unmount(): void
}

/** A disk of so many kilobytes at a folder; null where none can be mounted here. */
export function smallDisk(folder: string, kilobytes: number): Disk | null {
  const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0
  if (!mount('-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder)) return null
  return {
    grow: (to) => void mount('-o', `remount,size=${to}k`, folder),
    unmount: () => void spawnSync('umount', [folder], { stdio: 'ignore' }),
  }
}
