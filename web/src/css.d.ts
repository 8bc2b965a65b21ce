import 'react'

declare module 'react' {
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined
  }
  // A picture in a drawing may be decoded beside it, as one in a page.
  interface SVGAttributes<T> {
    decoding?: 'async' | 'auto' | 'sync' | undefined
  }
}
