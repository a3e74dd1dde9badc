import { brand } from 'virtual:brand'
import type { FileOptions } from 'atrium/contract/download'
import type { Endpoint, Input } from 'atrium/contract/endpoint'
import { ownTimeZone } from '#shared/api/own-time-zone'
import { saveFile } from '#shared/api/file-save'
import { request } from '#shared/api/request'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** A list of a million rows takes a while; it streams all the time, in milliseconds. */
const downloadMilliseconds = 10 * 60_000

/** A call that returns a file. */
type FileCall = Endpoint & { query: { _zod: { input: Partial<FileOptions> } } }

/**
 * Fetches a file and saves it under the server's name, with messages for its progress and its end. Its times are those that
 * the pages show.
 */
export function useDownload(): <E extends FileCall>(endpoint: E, input: Input<E>) => Promise<void> {
  const t = useText(texts)
  return async (endpoint, input) => {
    const loading = notify.loading(t('exporting'))
    try {
      const call = request as (endpoint: Endpoint, input: unknown, options: object) => Promise<Blob>
      const query = { ...(input as { query: object }).query, timeZone: ownTimeZone() }
      const blob = await call(endpoint, { query }, { timeout: downloadMilliseconds })
      const file = blob instanceof File ? blob : new File([blob], brand.key)
      saveFile(file)
      notify.success(t('exported', { name: file.name }))
    } catch {
      // `request` has shown why.
    } finally {
      loading.close()
    }
  }
}
