import type { Handlers } from '#server/call/resource'
import type { KindImportCalls } from 'atrium/contract/kind/import/kind-calls'
import { kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import type { FieldedKind } from 'atrium/contract/kind/types'
import type { Form, WriteHooks } from '../../crud-writes'
import type { Stored } from '../../kind-table'
import type { ImportList } from '../import-list'
import { importHandlers } from '../import-resource'
import { kindCells } from './kind-cells'
import { keepWhatIs } from './kind-plan'
import { noteTakenWithin } from './kind-within'
import { kindRecords } from './kind-records'
import type { KindRow } from './new-records'

/** Derives the handlers of the import of a kind; none for a kind without one. */
export function kindImport(kind: FieldedKind, hooks: WriteHooks): Partial<Handlers<KindImportCalls<FieldedKind>>> {
  if (!kind.import) return {}
  const columns = kindImportColumns(kind)
  const list: ImportList<Form, Stored, KindRow> = {
    record: kind,
    columns: () => columns,
    cells: (call, advise, timeZone) => kindCells(call, kind, advise, timeZone),
    records: kindRecords(kind, hooks),
    plan: async (call) => ({
      row: (planned) => planned,
      end: async (rows) => {
        await keepWhatIs(call, kind, rows)
        await noteTakenWithin(call, kind, rows)
      },
    }),
  }
  const { run, choices, template, undo } = importHandlers(list)
  return { import: run, importChoices: choices, importTemplate: template, undoImport: undo }
}
