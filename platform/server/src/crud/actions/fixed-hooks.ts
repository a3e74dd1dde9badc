import { fixedStateOf } from 'atrium/contract/kind/action'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { textIn, type LocalText } from 'atrium/contract/language'
import { AppError } from '../../call/app-error'
import { nameOf } from '../../call/text/record-name'
import type { WriteCall } from '../../call/write-call'
import type { WriteHooks } from '../crud-writes'
import type { Stored } from '../kind-table'

const edit: LocalText = { zh: '编辑', en: 'Edit' }
const remove: LocalText = { zh: '删除', en: 'Delete' }

/** Returns the steps of a kind around its writes with those that keep records in fixed states as they are. */
export function fixedHooks(kind: FieldedKind, hooks: WriteHooks): WriteHooks {
  return {
    ...hooks,
    beforeSave(call, form, before, asked) {
      if (before) rejectFixed(call, kind, before, edit)
      return hooks.beforeSave?.(call, form, before, asked)
    },
    async beforeDelete(call, rows, asked) {
      for (const row of rows) rejectFixed(call, kind, row, remove)
      return hooks.beforeDelete?.(call, rows, asked)
    },
  }
}

function rejectFixed({ language }: WriteCall, kind: FieldedKind, row: Stored, action: LocalText): void {
  const state = fixedStateOf(kind, row)
  if (!state) return
  const values = { name: nameOf(kind, row, language), state: textIn(language, state), action }
  throw new AppError('record.wrongState', { values })
}
