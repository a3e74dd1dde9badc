import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The first bytes of every backup. */
export const magic = Buffer.from('BACKUP\r\n\u001a\n', 'latin1')

/** The version of the format. A build reads no higher one. */
const formatVersion = 1

/** The parameters of scrypt: 64 MB of memory, and a fifth of a second for each try at a passphrase. */
const cost = { N: 2 ** 16, r: 8, p: 1 }
/** The most memory that a file may make this process take. */
const mostMemory = 256 * 1024 * 1024

/** How a key is derived from a passphrase. */
interface Derivation {
  readonly salt: string
  readonly N: number
  readonly r: number
  readonly p: number
  /** Whether a passphrase is the right one is seen before anything is decrypted. */
  readonly check: string
}

/** The part of a backup that is never encrypted. */
interface Header {
  readonly format: number
  /** The key of the product. */
  readonly product: string
  readonly encryption?: Derivation
}

/** A header with the line of the file that it was read from or is written to, and the key of the frames behind it. */
export interface Opening {
  readonly line: Buffer
  readonly product: string
  /** Undefined where the file is not encrypted. */
  readonly key: Buffer | undefined
}

/** Why the header of a file is rejected. */
export class HeaderError extends Error {
  readonly reason: 'notBackup' | 'newerFormat' | 'keyMissing' | 'keyWrong'
  constructor(reason: HeaderError['reason']) {
    super(reason)
    this.reason = reason
  }
}

const keyBytes = 32

type Parameters = Pick<Derivation, 'N' | 'r' | 'p'>

/** Returns a key of 32 bytes, and 16 more by which it is recognised. */
function derive(passphrase: string, salt: Buffer, { N, r, p }: Parameters): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: mostMemory + 1024 * 1024 }
    // The same letters may come in two forms from a file and from a keyboard.
    scrypt(passphrase.normalize('NFC'), salt, keyBytes + 16, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Returns the header of a new backup. Without a passphrase it is not encrypted. */
export async function createHeader(product: string, passphrase: string | undefined): Promise<Opening> {
  const salt = randomBytes(16)
  const derived = passphrase === undefined ? undefined : await derive(passphrase, salt, cost)
  const encryption = derived && {
    ...cost,
    salt: salt.toString('base64'),
    check: derived.subarray(keyBytes).toString('base64'),
  }
  const header: Header = { format: formatVersion, product, encryption }
  return { line: Buffer.from(`${JSON.stringify(header)}\n`), product, key: derived?.subarray(0, keyBytes) }
}

function parse(line: Buffer): Header {
  try {
    const header = JSON.parse(line.toString()) as Header
    if (typeof header.format === 'number' && typeof header.product === 'string') return header
  } catch {
    // Not JSON.
  }
  throw new HeaderError('notBackup')
}

const isInRange = ({ N, r, p }: Parameters) =>
  [N, r, p].every((one) => Number.isSafeInteger(one) && one > 0) && 128 * N * r <= mostMemory && p <= 16

/** Returns the header that a line holds. Throws a HeaderError where it is none, or the passphrase does not open the file. */
export async function readHeader(line: Buffer, passphrase: string | undefined): Promise<Opening> {
  const { format, product, encryption } = parse(line)
  if (format > formatVersion) throw new HeaderError('newerFormat')
  if (!encryption) return { line, product, key: undefined }
  if (passphrase === undefined) throw new HeaderError('keyMissing')
  if (!isInRange(encryption)) throw new HeaderError('notBackup')
  const derived = await derive(passphrase, Buffer.from(encryption.salt, 'base64'), encryption)
  const check = Buffer.from(encryption.check, 'base64')
  const found = derived.subarray(keyBytes)
  if (check.length !== found.length || !timingSafeEqual(check, found)) throw new HeaderError('keyWrong')
  return { line, product, key: derived.subarray(0, keyBytes) }
}
