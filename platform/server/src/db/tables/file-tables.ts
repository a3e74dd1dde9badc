import type { Millis } from './column-types'

/** A file of a field of a record, see `services/file`. */
export interface FieldFileTable {
  /** More than 128 random bits in base64url. */
  fileKey: string
  /** The kind of record and the field that it was sent for. */
  kind: string
  field: string
  /** Null until a record has it. */
  recordId: number | null
  /** Its parts are being sent; its content is being checked; it waits for a record; a record has it; it is to be deleted. */
  state: 'open' | 'checking' | 'waiting' | 'used' | 'gone'
  name: string
  /** By its content; empty until that is there. */
  type: string
  /** In bytes. */
  size: number
  /** Of a picture, in pixels. */
  width: number | null
  height: number | null
  thumbnail: Uint8Array | null
  /** Where its content is: `database`, or `outside` in the store of the host. */
  store: string
  /** Who sent it; null where that user is gone. */
  ownerId: number | null
  changedAt: Millis
  /** Field errors of a content that was rejected, as JSON. */
  rejected: string | null
}

export interface FieldFilePartTable {
  fileKey: string
  part: number
  /** The name of the part in its store. Files that are copies of one another share it. */
  partKey: string
  /** SHA-256 of the part, as hex. */
  digest: string
  /** Null in another store than the database. */
  content: Uint8Array | null
}

/** The right of a session to save a file, without the header that other calls have. */
export interface FileTicketTable {
  /** SHA-256 of the ticket, as hex. */
  ticketHash: string
  fileKey: string
  sessionId: number
  expiresAt: Millis
}

/** The folder or bucket beside the database. */
export interface FileStoreTable {
  store: string
  /** Is in the store as well, so that no other installation takes it for its own. */
  marker: string
  /** When objects without a row were looked for last; after a restore a later moment, from which on they may be deleted. */
  sweptAt: Millis
}
