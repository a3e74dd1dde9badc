import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '#shared/api/api'
import { queryOf } from '#shared/api/query'
import { useLanguage } from '#shared/i18n/text'
import { deptTree } from './dept-tree-model'

/** The departments that the reader may see, as a tree. */
export function useDeptTree() {
  const language = useLanguage()
  const { data, isPending, isError, refetch } = useQuery(queryOf(api.depts.options))
  const tree = useMemo(() => deptTree(data ?? [], language), [data, language])
  return { tree, isPending, isError, retry: () => void refetch() }
}
