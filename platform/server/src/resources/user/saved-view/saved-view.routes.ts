import { savedViews, viewSharing } from 'atrium/contract/system/user/view/saved-view'
import { resource } from '#server/call/resource'
import { listViewRoles, listViews } from './saved-view'
import { addView, deleteViews, editView } from './saved-view-writes'

export const savedViewResource = resource(savedViews, {
  list: (call, { query }) => listViews(call, query.page),
  add: (call, { body }) => addView(call, body),
  edit: (call, { body }) => editView(call, body),
  delete: (call, { query }) => deleteViews(call, query.ids),
})

export const viewSharingResource = resource(viewSharing, { roles: listViewRoles })
