/** The answer of an endpoint whose reply is `bytes`: a file to save, written while it is sent. */
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

/** The answer of an endpoint whose reply is `bytes`: a file to show, whose content never changes. */
export class StoredContent {
  /** The same for the same content, and no other. */
  readonly key: string
  readonly type: string
  readonly content: Uint8Array

  constructor(key: string, type: string, content: Uint8Array) {
    this.key = key
    this.type = type
    this.content = content
  }
}
