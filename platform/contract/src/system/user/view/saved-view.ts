import * as z from 'zod'
import { audit } from '../../../audit'
import { endpoint } from '../../../endpoint'
import { id, queryIds, requiredText, version } from '../../../fields'
import { Choice } from '../../../fields/choice'
import { savedView, shareViews } from './saved-view.record'
import { viewPage, viewState } from './view-state'

/** Who reads a view: its owner alone, everybody who may open the list, or, as an id, those of them who hold that role. */
const audience = z.union([z.literal(['own', 'all']), id])
export type ViewAudience = z.output<typeof audience>

export const SavedView = z
  .strictObject({
    viewId: id,
    name: z.string(),
    audience,
    /** The name of the role that it is shared with, in the language of the request; else null. */
    roleName: z.string().nullable(),
    /** The reader saved it. */
    isOwn: z.boolean(),
    /** The reader may rename, replace and delete it. */
    mayEdit: z.boolean(),
    /** The list opens with it for its audience. That of the person counts before that of a role, and this before that for all. */
    isDefault: z.boolean(),
    ...viewState,
    version,
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.output<typeof SavedView>

const name = requiredText(40)

/**
 * Views of lists: filters, order, group and columns under a name. Everybody has own ones; those of a list are read by people who may open it.
 * Sharing needs `shareViews`, and with a role that the caller may give it to somebody. A list without a permission of its own has own views alone.
 */
export const savedViews = {
  list: endpoint('GET /api/views', {
    access: 'signedIn',
    query: z.strictObject({ page: viewPage }),
    reply: z.strictObject({
      items: z.array(SavedView),
      /** Whether the caller may share views of this list. */
      mayShare: z.boolean(),
    }),
    summary: 'List the views of a list: own ones and those that are shared with the caller',
  }),
  /** Returns the id. A default takes the place of the former one of the same audience. */
  add: endpoint('POST /api/views', {
    access: 'signedIn',
    body: z
      .strictObject({ page: viewPage, name, audience, isDefault: z.boolean(), ...viewState })
      .meta({ id: 'SavedViewForm' }),
    reply: id,
    audit: audit('add', savedView, '保存列表视图', 'Save view of a list'),
  }),
  /** A field that is left out stays. For the owner, and for those who may share with its audience. */
  edit: endpoint('PUT /api/views', {
    access: 'signedIn',
    body: z
      .strictObject({
        viewId: id,
        version,
        name: name.optional(),
        audience: audience.optional(),
        isDefault: z.boolean().optional(),
        /** The state that it holds from then on. */
        state: z.strictObject(viewState).optional(),
      })
      .meta({ id: 'SavedViewEdit' }),
    reply: z.null(),
    audit: audit('edit', savedView, '修改列表视图', 'Edit view of a list'),
  }),
  delete: endpoint('DELETE /api/views', {
    access: 'signedIn',
    query: z.strictObject({ ids: queryIds }),
    reply: z.null(),
    audit: audit('delete', savedView, '删除列表视图', 'Delete view of a list'),
  }),
}

/** Whom views may be shared with, for those who may share. */
export const viewSharing = {
  roles: endpoint('GET /api/views/roles', {
    access: shareViews,
    reply: z.array(Choice),
    summary: 'List the roles that the caller may share views with',
  }),
}
