import 'react'

declare module 'react' {
  interface CSSProperties {
    // Custom properties that components hand to their style sheet.
    [variable: `--${string}`]: string | number | undefined
  }
}
