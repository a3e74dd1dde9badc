import { Icon } from 'atrium/ui/icon'
import { preparing } from 'atrium/ui/button'
import { Button } from 'antd'
import { useState } from 'react'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useText } from '#shared/i18n/text'
import { useCards } from '#shared/theme/use-narrow'
import { DeptFilter, type DeptFilterProps } from './dept-filter'
import { deptPath } from './dept-tree-model'
import css from '../page.module.css'
import { texts } from '../text'
import { useDeptTree } from './use-dept-tree'

const Drawer = lazyDialog(async () => (await import('#shared/feedback/drawer')).Drawer)

/** The department tree beside the list; above cards behind a button that names the department chosen. */
export function DeptPane({ value, onChange }: DeptFilterProps) {
  const t = useText(texts)
  const [isOpen, setOpen] = useState(false)
  const { tree } = useDeptTree()
  if (!useCards()) {
    return (
      <div className={css.tree}>
        <DeptFilter value={value} onChange={onChange} />
      </div>
    )
  }
  const choose = (deptId: string | undefined) => {
    onChange(deptId)
    setOpen(false)
  }
  return (
    <>
      <Button
        className={css.chooser}
        aria-haspopup="dialog"
        icon={<Icon name="lucide:network" />}
        onClick={() => setOpen(true)}
        {...preparing(Drawer.prepare)}
      >
        <span>{(value && deptPath(tree, Number(value))) || t('allDepts')}</span>
        <Icon name="lucide:chevron-down" />
      </Button>
      <Drawer title={t('depts')} placement="left" size={300} isOpen={isOpen} onClose={() => setOpen(false)}>
        <DeptFilter value={value} onChange={choose} />
      </Drawer>
    </>
  )
}
