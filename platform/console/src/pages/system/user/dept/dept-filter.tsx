import { Icon } from 'atrium/ui/icon'
import { Skeleton, SkeletonBar } from 'atrium/ui/feedback/skeleton'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { useText } from '#shared/i18n/text'
import css from './dept-filter.module.css'
import { DeptList } from './dept-list'
import { matching } from './dept-tree-model'
import { texts } from '../text'
import { useDeptTree } from './use-dept-tree'

export interface DeptFilterProps {
  /** The department chosen, as it is in the address. */
  value: string | undefined
  onChange: (deptId: string | undefined) => void
}

/** The department tree that filters the list: that department and all below it; a second click takes the filter off. */
export function DeptFilter({ value, onChange }: DeptFilterProps) {
  const t = useText(texts)
  const { tree, isPending, isError, retry } = useDeptTree()
  const [text, setText] = useState('')
  const found = matching(tree, text)
  const choose = (deptId: string) => onChange(deptId === value ? undefined : deptId)
  return (
    <nav className={css.filter} aria-label={t('depts')}>
      <Input
        allowClear
        prefix={<Icon name="lucide:search" />}
        aria-label={t('findDept')}
        placeholder={t('findDept')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className={css.scroll}>
        <button
          type="button"
          className={`${css.name} ${css.all} ${value ? '' : css.on}`}
          aria-pressed={!value}
          onClick={() => onChange(undefined)}
        >
          {t('allDepts')}
        </button>
        {isPending && <DeptSkeleton />}
        {isError && <Button onClick={retry}>{t('retry')}</Button>}
        {!isPending && !isError && found.length === 0 && <p className={css.none}>{t('noDept')}</p>}
        <DeptList nodes={found} value={value} isSearch={text.trim() !== ''} onChoose={choose} />
      </div>
    </nav>
  )
}

function DeptSkeleton() {
  const t = useText(texts)
  return (
    <Skeleton label={t('loading')}>
      <div className={css.skeleton}>
        {['70%', '55%', '65%', '45%', '60%'].map((width) => (
          <SkeletonBar key={width} width={width} />
        ))}
      </div>
    </Skeleton>
  )
}
