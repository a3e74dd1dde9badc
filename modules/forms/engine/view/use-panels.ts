import type { Form, Panels } from '../schema/form'
import { fieldsOf, placesOf } from '../schema/form-walk'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'

/** Which tabs, steps and groups of a form are open. `check` shows what is wrong with fields and returns the first wrong one. What it returns is the same as long as nothing of it changed. */
export function usePanels(
  form: Form,
  shown: ReadonlySet<string>,
  check: (keys: readonly string[]) => string | undefined,
) {
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Readonly<Record<string, number>>>({})
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const [wanted, setWanted] = useState<{ key: string }>()
  useEffect(() => {
    if (!wanted) return undefined
    // The tabs of the kit show a panel one drawing after it became the open one.
    const timer = setTimeout(() => focusField(root.current, wanted.key))
    return () => clearTimeout(timer)
  }, [wanted])
  const steps = useMemo(
    () => form.items.find((item): item is Panels => item.kind === 'steps' && shown.has(item.key)),
    [form, shown],
  )

  /** Opens all that is around a field, and gives it the focus. */
  const show = useCallback(
    (key: string) => {
      const way = wayTo(form, key)
      setOpen((before) => ({ ...before, ...way.open }))
      setFolded((before) => new Set([...before].filter((group) => !way.groups.includes(group))))
      setWanted({ key })
    },
    [form],
  )
  /** Forward only over steps without a wrong field. */
  const openPanel = useCallback(
    (key: string, panel: number) => {
      const passed = steps?.key === key ? Array.from({ length: panel }, (_, at) => keysIn(steps, at)).flat() : []
      const wrong = panel > (open[key] ?? 0) ? check(passed) : undefined
      if (wrong) show(wrong)
      else setOpen((before) => ({ ...before, [key]: panel }))
    },
    [steps, open, check, show],
  )
  const fold = useCallback(
    (key: string) =>
      setFolded((before) =>
        before.has(key) ? new Set([...before].filter((one) => one !== key)) : new Set([...before, key]),
      ),
    [],
  )
  return { root, steps, step: (steps && open[steps.key]) ?? 0, open, folded, show, openPanel, fold }
}

function focusField(root: HTMLElement | null, key: string): void {
  const field = root?.querySelector(`[data-field="${CSS.escape(key)}"]`)
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>('input, textarea, button, [tabindex="0"]')
  control?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'nearest' })
}

/** The panels and groups around a field, by key: which panel has to be open for it to be seen. */
function wayTo(form: Form, key: string): { open: Record<string, number>; groups: string[] } {
  const open: Record<string, number> = {}
  const place = placesOf(form).find(({ item }) => item.key === key)
  for (const [at, parent] of (place?.parents ?? []).entries()) {
    const inside = place!.parents[at + 1]?.key ?? key
    if (parent.kind === 'tabs' || parent.kind === 'steps') open[parent.key] = panelWith(parent, inside)
  }
  return { open, groups: (place?.parents ?? []).filter(({ kind }) => kind === 'group').map((group) => group.key) }
}

function panelWith({ panels }: Panels, key: string): number {
  return panels.findIndex(({ items }) => items.some((item) => item.key === key))
}

/** The keys of the fields in a panel. */
function keysIn({ panels }: Panels, at: number): string[] {
  const items = panels[at]?.items ?? []
  return fieldsOf({ title: { zh: '', en: '' }, items }).map(({ key }) => key)
}
