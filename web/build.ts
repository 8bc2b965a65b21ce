// Builds the page, and compresses what is worth it, so that no server has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'

const TEXTS: readonly string[] = ['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.md']
/** Below so many bytes it is not worth a file of its own. */
const SMALL = 1024

function compress(file: string): void {
  const bytes = readFileSync(file)
  if (!TEXTS.includes(extname(file)) || bytes.length < SMALL) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

await build({ root: fileURLToPath(new URL('.', import.meta.url)), logLevel: 'warn' })
const dist = fileURLToPath(new URL('./dist', import.meta.url))
for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) compress(join(entry.parentPath, entry.name))
