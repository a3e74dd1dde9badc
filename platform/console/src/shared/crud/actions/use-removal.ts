import type { Endpoint } from 'atrium/contract/endpoint'
import { RequestError } from '#shared/api/request-error'
import { confirm } from '#shared/feedback/confirm'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'
import { useWrite } from './use-write'

/** A call that deletes the records of its `ids`, all or none. */
type Removal = Endpoint & { query: { _zod: { input: { ids: number[] | string } } } }

/** Handles an error of the deletion in place of its message, such as by an offer; false where it does not. */
type OnError<T> = (error: RequestError, records: readonly T[]) => boolean

/**
 * Returns a function that deletes records after a confirmation with their names.
 * @example
 * const remove = useRemoval(api.posts.delete, ticks)
 */
export function useRemoval<T>(
  call: Removal,
  { id, name }: { id: (record: T) => number; name: (record: T) => string },
  onError?: OnError<T>,
): (records: readonly T[], hint?: string) => void {
  const t = useText(texts)
  const write = useWrite() as (call: Endpoint, input: unknown, options?: object) => Promise<unknown>
  return (records, hint = t('deleteHint')) => {
    const [first] = records
    if (!first) return
    const title =
      records.length === 1
        ? t('deleteOne', { name: name(first) })
        : t('deleteMany', { name: name(first), total: records.length })
    const run = async () => {
      try {
        await write(call, { query: { ids: records.map(id).join(',') } }, { isInForm: onError !== undefined })
      } catch (error) {
        const isOpen = onError !== undefined && error instanceof RequestError && !error.isHandled
        if (isOpen && !onError(error, records)) notify.error(error.msg)
        throw error
      }
    }
    void confirm({ title, hint, action: t('delete'), isDanger: true, run })
  }
}
