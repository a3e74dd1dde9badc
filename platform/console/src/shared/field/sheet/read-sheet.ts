/** The reply of the worker: the texts of the rows that are not empty, or the error that kept it from reading the file. */
export type SheetReply = { rows: string[][] } | { error: string }

/** Reads a workbook or a text of values: `.csv`, or `.tsv` with tabs between them, as spreadsheet programs copy cells. It runs beside the page, which a large file would hold up. */
export async function readSheetFile(file: File): Promise<string[][]> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<string[][]>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<SheetReply>) =>
        'rows' in data ? resolve(data.rows) : reject(new Error(data.error)),
      )
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      worker.postMessage(file, [])
    })
  } finally {
    worker.terminate()
  }
}
