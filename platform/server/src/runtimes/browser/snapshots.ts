/** A stored database. The stamp is new with every save, so that equal stamps mean equal content. */
export interface Snapshot {
  readonly stamp: string
  readonly bytes: Uint8Array
  /** The seed that it was filled with; undefined where that is not stored. */
  readonly data: string | undefined
}

/** Where the browser runtime keeps its database between visits. Every call rejects when the browser's storage fails. */
export interface Snapshots {
  /** The stamp of what is stored now; undefined when nothing is. */
  stamp(): Promise<string | undefined>
  load(): Promise<Snapshot | undefined>
  /** Stores the bytes in place of what was there. Resolves to their stamp once they are stored. */
  save(bytes: Uint8Array, data: string): Promise<string>
}

const storeName = 'snapshot'

/** Some browsers neither open nor reject a storage that is broken; past this many milliseconds it counts as rejected. */
const patience = 3000

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the request failed')))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the transaction was aborted')))
  })
}

async function connect(factory: IDBFactory, name: string): Promise<IDBDatabase> {
  const opening = factory.open(name, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(storeName))
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the storage does not answer')), patience)
  })
  return Promise.race([settled(opening), late])
}

function createStamp(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}

/** Opens the storage of that name. Rejects where the browser has none or rejects it, as in some private windows. */
export async function openSnapshots(name: string): Promise<Snapshots> {
  let connection: IDBDatabase | undefined
  async function open(): Promise<IDBDatabase> {
    const opened = await connect(indexedDB, name)
    connection = opened
    // Clearing the site's data closes the connection, and a page that deletes the storage waits until it is closed.
    opened.addEventListener('close', () => (connection = undefined))
    opened.addEventListener('versionchange', () => {
      opened.close()
      connection = undefined
    })
    return opened
  }
  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    return (connection ?? (await open())).transaction(storeName, mode)
  }
  await open()
  return {
    async stamp() {
      const store = (await begin('readonly')).objectStore(storeName)
      return (await settled(store.get('stamp'))) as string | undefined
    },
    async load() {
      const store = (await begin('readonly')).objectStore(storeName)
      const keys = ['stamp', 'bytes', 'data']
      const [stamp, bytes, stored] = await Promise.all(keys.map((key) => settled<unknown>(store.get(key))))
      // Older ones do not say what they are of.
      const data = typeof stored === 'string' ? stored : undefined
      return typeof stamp === 'string' && bytes instanceof Uint8Array ? { stamp, bytes, data } : undefined
    },
    async save(bytes, data) {
      const stamp = createStamp()
      const transaction = await begin('readwrite')
      transaction.objectStore(storeName).put(bytes, 'bytes')
      transaction.objectStore(storeName).put(stamp, 'stamp')
      transaction.objectStore(storeName).put(data, 'data')
      await committed(transaction)
      return stamp
    },
  }
}
