import { placedFields, type PlacedField } from 'atrium/contract/system/user/extra-fields'
import type { Call } from '#server/call/call'
import type { ExtraRecord } from '#server/services/user/user-extra'
import { column, dictColumn, flagCell, type Column } from '#server/sheet/column'
import { runningFields } from './running-fields'

interface Row {
  readonly extra: ExtraRecord
}

function columnOf({ key, field }: PlacedField): Column<Row> {
  const valueOf = ({ extra }: Row) => extra[key] ?? ''
  if (field.kind === 'dict') return dictColumn(field.name, field.dictType, valueOf)
  if (field.kind === 'switch') return column(field.name, (row, reader) => flagCell(valueOf(row) === 1, reader))
  return column(field.name, valueOf)
}

/** Returns the columns of an export for the extra fields of users. */
export const extraColumns = (call: Call): Column<Row>[] => placedFields(runningFields(call)).map(columnOf)
