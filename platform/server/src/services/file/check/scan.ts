import { AppError } from '#server/call/app-error'
import type { Deps } from '#server/call/call'
import { rejectField } from '#server/call/field-error'
import { FileTooLargeError } from '#server/call/file/file-store'

/**
 * Rejects the field `content` where the scanner of the host finds something harmful. Throws `file.notScanned` where it cannot look. Outside of a transaction: it
 * may take long.
 */
export async function rejectHarmful(
  { scanFile, log }: Pick<Deps, 'scanFile' | 'log'>,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (!scanFile) return
  const harmful = await scanFile(chunks).catch((error: unknown) => {
    // The content itself cannot be read.
    if (error instanceof AppError) throw error
    log('error', 'file not scanned', { error: error instanceof Error ? error.stack : String(error) })
    if (error instanceof FileTooLargeError) rejectField('content', 'uncheckedFile')
    throw new AppError('file.notScanned')
  })
  if (harmful !== undefined) rejectField('content', ['harmfulFile', harmful])
}

/** Yields a content that is there at once. */
export async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
