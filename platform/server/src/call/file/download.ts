/** The result of an endpoint whose reply is `bytes`: a file to save, written while it is sent. */
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

/** The result of an endpoint whose reply is `bytes`: a file to show. */
export class StoredContent {
  readonly type: string
  readonly content: Uint8Array

  constructor(type: string, content: Uint8Array) {
    this.type = type
    this.content = content
  }
}

/** The result of an endpoint whose reply is `bytes`: a file of a record, to save or to look at, whole or a range of it. */
export class FileContent {
  /** Changes with the content. */
  readonly key: string
  readonly name: string
  /** By its content. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** The id of the person who reads it. */
  readonly reader: number
  /** Returns the content from a byte on. */
  readonly from: (start: number) => AsyncGenerator<Uint8Array>

  constructor(
    { key, name, type, size, reader }: Pick<FileContent, 'key' | 'name' | 'type' | 'size' | 'reader'>,
    from: (start: number) => AsyncGenerator<Uint8Array>,
  ) {
    this.key = key
    this.name = name
    this.type = type
    this.size = size
    this.reader = reader
    this.from = from
  }
}

/** The result of an endpoint whose reply is `eventStream`: events for this session, for as long as it lasts. */
export class EventStream {
  readonly userId: number
  readonly tokenHash: string

  constructor(userId: number, tokenHash: string) {
    this.userId = userId
    this.tokenHash = tokenHash
  }
}
