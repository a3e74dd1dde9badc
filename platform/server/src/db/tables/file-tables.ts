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
  /** Its parts are being sent; it waits for a record; a record has it; it is to be deleted. */
  state: 'open' | 'waiting' | 'used' | 'gone'
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
}

export interface FieldFilePartTable {
  fileKey: string
  part: number
  /** The name of the part in its store. */
  partKey: string
  /** Null in another store than the database. */
  content: Uint8Array | null
}
