/** The answer of an endpoint whose reply is `bytes`. */
export class Download {
  /** In the language asked for. */
  readonly fileName: string
  readonly type: string
  readonly chunks: AsyncGenerator<Uint8Array>

  constructor(fileName: string, type: string, chunks: AsyncGenerator<Uint8Array>) {
    this.fileName = fileName
    this.type = type
    this.chunks = chunks
  }
}
