import type { SavedView } from 'atrium/contract/system/user/view/saved-view'
import { api } from '#shared/api/api'
import { useWrite } from '#shared/crud/actions/use-write'
import { confirm } from '#shared/feedback/confirm'
import { useText } from '#shared/i18n/text'
import { defaultViewOf } from '#shared/navigation/opening-view'
import { rereadDefaultViews } from '#shared/session/user/default-views'
import { texts } from './text'
import type { ViewedList } from './viewed-list'

/** The actions of a person on the views of a list. An error is shown before one ends. */
export function useViewActions({ page, list, layout }: ViewedList, close: () => void) {
  const t = useText(texts)
  const write = useWrite()
  const edit = async ({ viewId, version }: SavedView, change: object) => {
    await write(api.savedViews.edit, { body: { ...change, viewId, version } })
    await rereadDefaultViews()
  }
  const apply = ({ viewId, version, ...view }: SavedView) => {
    layout.take(viewId, version, view.layout)
    list.openView(viewId, view.query)
  }
  const remove = async (view: SavedView) => {
    await write(api.savedViews.delete, { query: { ids: String(view.viewId) } })
    await rereadDefaultViews()
    if (view.viewId === list.viewId) list.openView(defaultViewOf(page) && 0, list.query)
  }
  return {
    isChanged: (view: SavedView) => list.query !== list.queryOf(view.query) || !layout.isSame(view.layout),
    apply,
    /** Lets a view hold what the list shows. */
    replace: (view: SavedView) => {
      const state = { query: list.query, layout: layout.whole() }
      edit(view, { state }).then(
        () => layout.take(view.viewId, view.version + 1, state.layout),
        () => undefined,
      )
    },
    toggleDefault: (view: SavedView) => void edit(view, { isDefault: !view.isDefault }).catch(() => undefined),
    remove: (view: SavedView) => {
      close()
      void confirm({
        title: t('deleteTitle', view),
        hint: t(view.audience === 'own' ? 'deleteHint' : 'deleteShared'),
        action: t('delete'),
        isDanger: true,
        run: () => remove(view),
      })
    },
  }
}
