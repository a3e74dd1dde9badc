import type { KindImportCalls } from 'atrium/contract/kind/import/kind-calls'
import { importOption } from 'atrium/contract/kind/import/import-option'
import { kindImportColumns } from 'atrium/contract/kind/import/kind-columns'
import type { FieldedKind } from 'atrium/contract/kind/types'
import { useMemo } from 'react'
import { ImportButton } from '../../import/import-button'
import type { ImportSpec } from '../../import/import-spec'

interface KindImportProps {
  kind: FieldedKind
  calls: Readonly<Record<string, unknown>>
}

/** The import of a kind: its button, and the drawer that it opens. */
export function KindImport({ kind, calls }: KindImportProps) {
  const spec = useMemo(() => importSpec(kind, calls as unknown as KindImportCalls<FieldedKind>), [kind, calls])
  return <ImportButton spec={spec} />
}

function importSpec(kind: FieldedKind, calls: KindImportCalls<FieldedKind>): ImportSpec {
  const { unit } = importOption(kind.import)
  const columns = kindImportColumns(kind)
  return {
    page: kind.permissions.replace(':', '/'),
    record: kind,
    ...(unit && { unit }),
    calls: {
      run: calls.import,
      choices: calls.importChoices,
      template: calls.importTemplate,
      undo: calls.undoImport,
    } as unknown as ImportSpec['calls'],
    columns: () => columns,
  }
}
