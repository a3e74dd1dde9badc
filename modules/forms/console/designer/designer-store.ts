import type { Field, Form, FormItem, ItemKind, Options } from '#modules/forms/engine/schema/form'
import { fitsRow } from '#modules/forms/engine/schema/field-kinds'
import { branchesOf } from '#modules/forms/engine/schema/form-walk'
import { createContext, useContext } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import type { DesignError, ServerError } from './errors/design-errors'
import {
  copyOf,
  findItem,
  insertItem,
  moveItem,
  placeOf,
  removeItem,
  siblingsAt,
  updateItem,
  type Place,
} from './tree/form-tree'
import { newItem } from './tree/item-kinds'
import { withOptionValues } from './tree/references'
import { changedValues } from './properties/options/option-tree'

/** A state that can be gone back to. */
interface Moment {
  readonly form: Form
  readonly selected: string | undefined
}

/** The choices of a field from one source, and the default that was one of them. */
export interface OptionSide {
  readonly options: Options
  readonly default: Field['default']
}

type OptionSides = Readonly<Record<string, { readonly typed?: OptionSide; readonly dictionary?: OptionSide }>>

export interface Designer extends Moment {
  readonly past: readonly Moment[]
  readonly future: readonly Moment[]
  /** The key of the last change, while further changes with this key join it as one step of undo. */
  readonly same: string | undefined
  /** The form as it was saved last. */
  readonly saved: Form
  /** The errors that keep the form from being saved, and the keys of the items with one. */
  readonly errors: readonly DesignError[]
  readonly wrong: ReadonlySet<string>
  /** The errors that the server returned when the form was saved last. */
  readonly fromServer: readonly ServerError[]
  /** Whether the list of errors is open. */
  readonly isListOpen: boolean
  showList: (isOpen: boolean) => void
  /** The device whose width the canvas and the preview have. */
  readonly device: Device
  showDevice: (device: Device) => void
  /** Which of the properties are shown. */
  readonly part: PropertyPart
  showPart: (part: PropertyPart) => void
  /** For screen readers: what was just done. */
  readonly said: string
  say: (text: string) => void
  setErrors: (errors: readonly DesignError[], wrong: ReadonlySet<string>) => void
  /** The selected tab or step of each, by the key of the container. */
  readonly open: Readonly<Record<string, number>>
  select: (key: string | undefined) => void
  /** Selects an item and opens the panels around it. */
  reveal: (key: string) => void
  /** Leads to an error: the item, and the properties that have its setting. */
  revealError: (error: DesignError) => void
  openPanel: (key: string, panel: number) => void
  /** The choices that a field had from its typed options and from a dictionary, by its key, to go back to. */
  readonly optionSides: OptionSides
  keepOptionSide: (key: string, source: 'typed' | 'dictionary', side: OptionSide) => void
  /** Puts a new item at the place, or after what is selected; returns its key. */
  add: (kind: ItemKind, place?: Place) => string
  move: (key: string, place: Place) => void
  /** Among its siblings, or out of its container at their end. Returns whether it moved. */
  step: (key: string, by: -1 | 1) => boolean
  /** `same` names changes that undo takes back together, such as the letters of one word. */
  change: (key: string, change: (item: FormItem) => FormItem, same?: string) => void
  /** Takes over the options of a field; what names the value of an option that was edited follows. `isTyping`: undo takes it back with the change before. */
  changeOptions: (key: string, side: OptionSide, isTyping: boolean) => void
  changeForm: (form: Form, same?: string) => void
  copy: (key: string) => void
  remove: (key: string) => void
  undo: () => void
  redo: () => void
  markSaved: (form: Form) => void
  /** Marks the errors that keep the form from being saved, opens their list and leads to the first one. */
  markRejected: (errors: readonly DesignError[], fromServer: readonly ServerError[]) => void
}

type PropertyPart = 'field' | 'rules' | 'form'

export const devices = ['desktop', 'tablet', 'phone'] as const
export type Device = (typeof devices)[number]

const partWith = ({ key, setting }: DesignError): PropertyPart => {
  if (key === undefined) return 'form'
  return /^(?:rules|visible|links)\b/.test(setting) ? 'rules' : 'field'
}

const mostMoments = 100

export type DesignerStore = StoreApi<Designer>

type Set = (next: Partial<Designer>) => void
type Get = () => Designer

/** The state of one designer. Each change can be taken back. */
export function designerStore(form: Form): DesignerStore {
  return createStore<Designer>((set, get) => ({
    form,
    saved: form,
    selected: undefined,
    past: [],
    future: [],
    same: undefined,
    open: {},
    errors: [],
    wrong: new Set(),
    fromServer: [],
    isListOpen: false,
    showList: (isListOpen) => set({ isListOpen }),
    device: 'desktop',
    showDevice: (device) => set({ device }),
    part: 'field',
    showPart: (part) => set({ part }),
    said: '',
    say: (said) => set({ said }),
    setErrors: (errors, wrong) => set({ errors, wrong, isListOpen: errors.length > 0 && get().isListOpen }),
    markSaved: (saved) => set({ saved, fromServer: [], isListOpen: false }),
    markRejected: (errors, fromServer) => {
      const [first] = errors
      set({ fromServer, isListOpen: first !== undefined })
      if (first) get().revealError(first)
    },
    select: (selected) => set({ selected, same: undefined }),
    reveal: (key) => set({ selected: key, same: undefined, open: { ...get().open, ...panelsAround(get().form, key) } }),
    revealError: (error) => {
      set({ part: partWith(error) })
      if (error.key !== undefined) get().reveal(error.key)
    },
    openPanel: (key, panel) => set({ open: { ...get().open, [key]: panel } }),
    optionSides: {},
    keepOptionSide: (key, source, side) => {
      const { optionSides } = get()
      set({ optionSides: { ...optionSides, [key]: { ...optionSides[key], [source]: side } } })
    },
    ...edits(set, get),
    ...history(set, get),
  }))
}

/** Puts the next form in place of the present one, as a step of undo or as part of the last one. */
function putter(set: Set, get: Get) {
  return (next: Form, selected: string | undefined, same?: string) => {
    const { form: before, selected: was, past, same: last } = get()
    if (next === before) return
    const joins = same !== undefined && same === last
    const kept = joins ? past : [...past.slice(1 - mostMoments), { form: before, selected: was }]
    set({ form: next, selected, same, past: kept, future: [] })
  }
}

/** Returns the item that is selected once one is removed: the next one beside it, else the one around it. */
function nextBeside(form: Form, key: string): string | undefined {
  const place = placeOf(form, key)
  const siblings = place ? siblingsAt(form, place).filter((item) => item.key !== key) : []
  return siblings[Math.min(place?.index ?? 0, siblings.length - 1)]?.key ?? (place?.parent || undefined)
}

function edits(
  set: Set,
  get: Get,
): Pick<Designer, 'add' | 'move' | 'step' | 'change' | 'changeOptions' | 'changeForm' | 'copy' | 'remove'> {
  const put = putter(set, get)
  return {
    add: (kind, place) => {
      const item = newItem(get().form, kind)
      const isElsewhere = (kind === 'steps' && place?.parent) || (place && !mayHold(get().form, place.parent, kind))
      const wanted = isElsewhere ? undefined : place
      put(insertItem(get().form, wanted ?? nextPlace(get(), kind), item), item.key)
      return item.key
    },
    move: (key, place) => {
      const { form } = get()
      const item = findItem(form, key)
      if (item && mayHold(form, place.parent, item.kind)) put(moveItem(form, key, place), key)
    },
    step: (key, by) => {
      const place = stepPlace(get().form, key, by)
      if (place) put(moveItem(get().form, key, place), key)
      return place !== undefined
    },
    change: (key, change, same) => {
      let after = key
      const next = updateItem(get().form, key, (item) => {
        const changed = change(item)
        after = changed.key
        return changed
      })
      put(next, get().selected === key ? after : get().selected, same && `${key} ${same}`)
    },
    changeOptions: (key, side, isTyping) => {
      const same = isTyping ? `${key} options` : undefined
      put(withOptions(get(), key, side, same), get().selected, same)
    },
    changeForm: (next, same) => put(next, get().selected, same),
    copy: (key) => {
      const { form } = get()
      const [item, place] = [findItem(form, key), placeOf(form, key)]
      if (!item || !place) return
      const copy = copyOf(form, item)
      put(insertItem(form, { ...place, index: place.index + 1 }, copy), copy.key)
    },
    remove: (key) => put(removeItem(get().form, key), nextBeside(get().form, key)),
  }
}

/** The form with other options of a field, and with their values in what names them. */
function withOptions({ form, past, same: last }: Designer, key: string, side: OptionSide, same?: string): Form {
  // Against the form before the first letter: for a moment, a value that is typed may be that of another option.
  const before = (same !== undefined && same === last && past.at(-1)?.form) || form
  const field = findItem(before, key) as Field | undefined
  const next = updateItem(before, key, (item) => ({ ...item, ...side }))
  return withOptionValues(next, key, changedValues(field?.options, side.options))
}

function history(set: Set, get: Get): Pick<Designer, 'undo' | 'redo'> {
  return {
    undo: () => {
      const { past, future, form, selected } = get()
      const before = past.at(-1)
      if (before) set({ ...before, same: undefined, past: past.slice(0, -1), future: [{ form, selected }, ...future] })
    },
    redo: () => {
      const { past, future, form, selected } = get()
      const [next, ...rest] = future
      if (next) set({ ...next, same: undefined, past: [...past, { form, selected }], future: rest })
    },
  }
}

/** In the open branch of the selected container, else after what is selected, else at the end. Steps are at the top level alone. */
function nextPlace({ form, selected, open }: Designer, kind: ItemKind): Place {
  const end = { parent: '', branch: 0, index: form.items.length }
  const item = selected === undefined || kind === 'steps' ? undefined : findItem(form, selected)
  if (!item) return end
  const branch = open[item.key] ?? 0
  const inside = mayHold(form, item.key, kind) ? branchesOf(item)[branch] : undefined
  if (inside) return { parent: item.key, branch, index: inside.items.length }
  const place = placeOf(form, item.key)
  if (!place) return end
  if (mayHold(form, place.parent, kind)) return { ...place, index: place.index + 1 }
  const around = placeOf(form, place.parent)
  return around ? { ...around, index: around.index + 1 } : end
}

/** Whether a container, '' for the form, may hold a kind of item: in rows there are only fields. */
function mayHold(form: Form, parent: string, kind: ItemKind): boolean {
  return parent === '' || findItem(form, parent)?.kind !== 'rows' || fitsRow(kind)
}

function stepPlace(form: Form, key: string, by: -1 | 1): Place | undefined {
  const place = placeOf(form, key)
  if (!place) return undefined
  const siblings = siblingsAt(form, place)
  const next = siblings[place.index + by]
  const around = place.parent === '' ? undefined : placeOf(form, place.parent)
  if (!next) return around && { ...around, index: by < 0 ? around.index : around.index + 1 }
  const kind = findItem(form, key)?.kind
  const inside = kind && mayHold(form, next.key, kind) ? branchesOf(next) : []
  const branch = by < 0 ? inside.length - 1 : 0
  if (inside.length > 0) return { parent: next.key, branch, index: by < 0 ? inside[branch]!.items.length : 0 }
  return { ...place, index: by < 0 ? place.index - 1 : place.index + 2 }
}

/** Which panels have to be open for an item to be seen. */
function panelsAround(form: Form, key: string): Record<string, number> {
  const open: Record<string, number> = {}
  for (let place = placeOf(form, key); place && place.parent !== ''; place = placeOf(form, place.parent)) {
    open[place.parent] = place.branch
  }
  return open
}

export const DesignerContext = createContext<DesignerStore | undefined>(undefined)

export function useDesignerStore(): DesignerStore {
  const store = useContext(DesignerContext)
  if (!store) throw new Error('Parts of the designer are drawn inside of it.')
  return store
}

/** A part of the state; the component is drawn again when that part changes. */
export function useDesigner<T>(select: (designer: Designer) => T): T {
  return useStore(useDesignerStore(), select)
}
