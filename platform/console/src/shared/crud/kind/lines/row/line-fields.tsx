import { FieldContext } from '@rc-component/form'
import { use, useMemo, type ReactNode } from 'react'

/** Puts the fields inside into one line of the list around, so that they go by their own names as in any form. */
export function LineFields({ index, children }: { index: number; children: ReactNode }) {
  const around = use(FieldContext)
  const inLine = useMemo(() => ({ ...around, prefixName: [...(around.prefixName ?? []), index] }), [around, index])
  return <FieldContext value={inLine}>{children}</FieldContext>
}
