import type { SavedView, ViewAudience } from 'atrium/contract/system/user/view/saved-view'
import { api } from '#shared/api/api'
import { request } from '#shared/api/request'
import { inForm, useWrite } from '#shared/crud/actions/use-write'
import { useRecordForm, type RecordFormHandle } from '#shared/crud/form/use-record-form'
import { rereadDefaultViews } from '#shared/session/user/default-views'
import type { ViewedList } from './viewed-list'

interface ViewValues {
  name: string
  audience: ViewAudience
  isDefault: boolean
}

export type ViewFormHandle = RecordFormHandle<ViewValues, SavedView>

/** The form that saves what a list shows as a view, and renames and shares one. */
export function useViewForm({ page, list, layout }: ViewedList): ViewFormHandle {
  const write = useWrite()
  return useRecordForm<ViewValues, SavedView>({
    blank: { name: '', audience: 'own', isDefault: false },
    read: async (viewId) => {
      const { items } = await request(api.savedViews.list, { query: { page } })
      const view = items.find((one) => one.viewId === viewId)
      if (!view) throw new Error(`There is no view ${viewId}.`)
      return view
    },
    valuesOf: ({ name, audience, isDefault }) => ({ name, audience, isDefault }),
    save: async (values, view) => {
      if (view) {
        const { viewId, version } = view
        await write(api.savedViews.edit, { body: { ...values, viewId, version } }, inForm)
        return rereadDefaultViews()
      }
      const saved = { query: list.query, layout: layout.whole() }
      const viewId = await write(api.savedViews.add, { body: { ...values, page, ...saved } }, inForm)
      await rereadDefaultViews()
      layout.take(viewId, 1, saved.layout)
      list.openView(viewId, saved.query)
      return viewId
    },
  })
}
