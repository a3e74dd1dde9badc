import type { DemoRow } from '#modules/showcase/contract/table'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { notify } from '#shared/feedback/notify'
import { useText } from '#shared/i18n/text'
import { texts } from './text'

/** Answers what deletes a row at once, and says so with an offer to take it back. */
export function useRowRemoval() {
  const t = useText(texts)
  const write = useWrite()
  return async ({ id, name }: Pick<DemoRow, 'id' | 'name'>) => {
    await write(api.table.deleteDemoRows, { query: { ids: [id] } }, { done: false })
    const restore = () =>
      void write(api.table.restoreDemoRows, { body: { ids: [id] } }, { done: t('restored', { name }) })
    notify.success(t('deleted', { name }), { action: { label: t('undo'), run: restore } })
  }
}
