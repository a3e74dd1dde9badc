import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#shared/api/query'
import type { ImportSpec } from '../import-spec'

/** The texts that the cells of a column may have. */
export interface Choices {
  readonly options: { value: string; label: string }[]
  readonly isMultiple: boolean
}

export type ChoicesOf = Readonly<Record<string, Choices>>

const none: ChoicesOf = {}

/** The columns whose cells name something. None while they are not known, and one without names is left out, as there are too many: their cells are texts. */
export function useImportChoices({ calls, columns }: ImportSpec): ChoicesOf {
  const { data } = useQuery(queryOf(calls.choices))
  return useMemo(() => {
    if (!data) return none
    const several = new Set(columns().flatMap(({ key, names }) => (names === 'several' ? [key] : [])))
    const known = Object.entries<readonly string[] | undefined>(data)
    return Object.fromEntries(
      known.flatMap(([key, texts = []]): [string, Choices][] =>
        texts.length === 0
          ? []
          : [[key, { options: texts.map((text) => ({ value: text, label: text })), isMultiple: several.has(key) }]],
      ),
    )
  }, [data, columns])
}

/** A name as it is offered, which is without regard to case; another one as it is. */
export function choiceIn({ options }: Choices, name: string): string {
  const wanted = name.trim().toLowerCase()
  return options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? name
}
