import type { Cell, SheetColumn } from './sheet-xml'

export interface WriteTask {
  columns: readonly SheetColumn[]
  rows: readonly (readonly Cell[])[]
}

/** A message of the worker: how many rows are written, at last the bytes of the file. */
export type WriteReply = { written: number } | { chunks: Uint8Array<ArrayBuffer>[] }

interface WriteOptions {
  onProgress?: (rows: number) => void
  /** Ends the worker; the promise is then rejected. */
  signal?: AbortSignal
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes a workbook of one sheet beside the page, which stays usable meanwhile. */
export async function writeSheetFile(
  name: string,
  task: WriteTask,
  { onProgress, signal }: WriteOptions = {},
): Promise<File> {
  const worker = new Worker(new URL('./write-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<File>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.addEventListener('message', ({ data }: MessageEvent<WriteReply>) =>
        'written' in data ? onProgress?.(data.written) : resolve(new File(data.chunks, name, { type })),
      )
      worker.postMessage(task, [])
    })
  } finally {
    worker.terminate()
  }
}
