import { useState } from 'react'
import { ListPager } from '../../table/list-pager'

/** The page of a section of the details that shows, which is no part of the address. */
export function useSectionPaging() {
  const [paging, setPaging] = useState({ page: 1, size: 10 })
  return { paging, setPaging }
}

interface SectionPagerProps extends ReturnType<typeof useSectionPaging> {
  total: number
  label: string
}

/** The pages of a section, where it has more than one. Another size begins at the first page. */
export function SectionPager({ paging, setPaging, total, label }: SectionPagerProps) {
  if (total <= paging.size) return null
  const setPage = (page: number, size: number) => setPaging({ page: size === paging.size ? page : 1, size })
  return <ListPager list={{ ...paging, total, setPage }} label={label} />
}
