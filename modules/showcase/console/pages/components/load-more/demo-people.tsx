import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { request } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import type { InfiniteList, InfiniteListLabels } from '#modules/showcase/parts/interaction/infinite-list'
import { api } from '#calls/showcase'
import type { DemoRow } from '../../../../contract/table'
import css from './page.module.css'
import { texts } from './text'

interface Search {
  pageSize: number
  name?: string
  /** The network is down. */
  isDown?: boolean
}

type ListProps = Omit<ComponentProps<typeof InfiniteList<DemoRow>>, 'children' | 'labels'>

/** The demo rows page by page: what `InfiniteList` needs of them. */
export function useDemoPeople({ pageSize, name = '', isDown = false }: Search): ListProps {
  const query = useInfiniteQuery({
    queryKey: ['demo people', pageSize, name],
    queryFn: ({ pageParam, signal }) => {
      if (isDown) throw new Error('The network is down.')
      return request(api.table.demoList, { body: { page: pageParam, pageSize, name } }, { signal, message: false })
    },
    initialPageParam: 1,
    getNextPageParam: ({ pageInfo }, pages) =>
      pages.length * pageSize < pageInfo.total ? pages.length + 1 : undefined,
    retry: false,
  })
  const { data, isFetching, isError } = query
  const goOn = () => void query.fetchNextPage()
  return {
    items: data?.pages.flatMap(({ items }) => items) ?? [],
    keyOf: ({ id }) => id,
    hasMore: query.hasNextPage || !data,
    isLoading: isFetching,
    hasFailed: isError && !isFetching,
    onMore: goOn,
    onRetry: goOn,
  }
}

export function useListLabels(): InfiniteListLabels {
  const t = useText(texts)
  return {
    list: t('people'),
    loading: t('loading'),
    more: t('more'),
    end: t('end'),
    empty: t('empty'),
    failed: t('failed'),
    failedHint: t('failedHint'),
    retry: t('retry'),
    loaded: (count) => t('loaded', { count }),
  }
}

/** One of the demo rows. */
export function Person({ person }: { person: DemoRow }) {
  const t = useText(texts)
  const { name, avatar, age, mobile, address } = person
  return (
    <span className={css.person}>
      <img src={avatar} alt="" width={40} height={40} loading="lazy" />
      <span>
        <b>{name}</b> <span className={css.quiet}>{t('age', { age })}</span>
        <span className={css.line}>{address}</span>
      </span>
      <span className={css.phone}>{mobile}</span>
    </span>
  )
}
