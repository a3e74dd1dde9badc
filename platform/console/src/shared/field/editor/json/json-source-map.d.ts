declare module 'json-source-map' {
  interface Location {
    readonly line: number
    readonly column: number
    /** From 0, in the text. */
    readonly pos: number
  }
  /** Parses JSON and returns where each value is, by its JSON pointer. Throws where the text is no JSON. */
  export function parse(text: string): {
    readonly pointers: Readonly<Record<string, { readonly value: Location; readonly valueEnd: Location }>>
  }
}
