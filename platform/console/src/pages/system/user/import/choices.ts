import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { importColumns, type ImportKey } from './sheet/import-columns'

/** The texts that the cells of a column may have. */
export interface Choices {
  readonly options: { value: string; label: string }[]
  readonly isMultiple: boolean
}

type ChoicesOf = Partial<Record<ImportKey, Choices>>

const none: ChoicesOf = {}

/** The columns whose cells name something. None while they are not known, so that their cells are texts. */
export function useImportChoices(): ChoicesOf {
  const { data } = useQuery(queryOf(api.userImport.choices))
  return useMemo(() => {
    if (!data) return none
    const of = (texts: readonly string[], isMultiple = false): Choices => ({
      options: texts.map((text) => ({ value: text, label: text })),
      isMultiple,
    })
    return {
      dept: of(data.dept),
      post: of(data.post),
      roles: of(data.roles, true),
      sex: of(data.sex),
      status: of(data.status),
      ...extraChoices(data, of),
    }
  }, [data])
}

/** The columns of extra fields whose cells name something. */
function extraChoices(data: object, of: (texts: readonly string[]) => Choices): ChoicesOf {
  const texts = data as Readonly<Record<string, readonly string[] | undefined>>
  const named = importColumns().flatMap(({ key }) =>
    key.startsWith('extra.') && texts[key] ? [[key, of(texts[key])]] : [],
  )
  return Object.fromEntries(named)
}

/** A name as it is offered, which is without regard to case; another one as it is. */
export function choiceIn({ options }: Choices, name: string): string {
  const wanted = name.trim().toLowerCase()
  return options.find(({ value }) => value.toLowerCase() === wanted)?.value ?? name
}
