import type { Parsed } from 'atrium/contract'
import { allFound, type WriteCall } from 'atrium/server'
import type { forms } from '../../contract/form'
import { formsInScope } from './form-scope'
import { changeForm } from './form-writes'
import { removeMenuEntry } from './menu-entry'

type Given = Parsed<typeof forms.archive>['body']

async function formsToChange(call: WriteCall, { ids }: Given) {
  const rows = await formsInScope(call).where('forms.formId', 'in', ids).selectAll('forms').execute()
  return allFound(rows, ids)
}

export async function archiveForms(call: WriteCall, given: Given): Promise<null> {
  for (const before of await formsToChange(call, given)) {
    if (before.state === 'archived') continue
    if (before.menuId !== null) await removeMenuEntry(call, before.menuId)
    await changeForm(call, before, { state: 'archived', menuId: null })
  }
  return null
}

/** A form that was published stays closed, so that nobody can fill it in before it is published again. */
export async function unarchiveForms(call: WriteCall, given: Given): Promise<null> {
  for (const before of await formsToChange(call, given)) {
    if (before.state === 'archived')
      await changeForm(call, before, { state: before.number === null ? 'draft' : 'closed' })
  }
  return null
}
