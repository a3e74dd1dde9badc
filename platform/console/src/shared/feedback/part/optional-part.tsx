import { useState, type ComponentType } from 'react'
import { lazyPart } from './lazy-part'
import { PartBoundary } from './part-boundary'

/** Loads a file whose default export is a component. */
export type LoadComponent = () => Promise<{ readonly default: ComponentType }>

const parts = new WeakMap<LoadComponent, ComponentType>()

/** Returns the same component for the same `load`, so that it keeps its state. */
function partOf(load: LoadComponent, Waiting: ComponentType | undefined): ComponentType {
  const known = parts.get(load)
  if (known) return known
  const Part = lazyPart(async () => (await load()).default, { Waiting, isSilent: true })
  parts.set(load, Part)
  return Part
}

/** A component of a product or module that what is around it can do without: where it does not load, or fails, its place stays empty. */
export function OptionalPart({ load, Waiting }: { load: LoadComponent; Waiting?: ComponentType }) {
  const [Part] = useState(() => partOf(load, Waiting))
  return (
    <PartBoundary>
      <Part />
    </PartBoundary>
  )
}
