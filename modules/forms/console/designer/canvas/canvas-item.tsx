import { isField } from '#modules/forms/engine/schema/field-kinds'
import type { FormItem, Panels } from '#modules/forms/engine/schema/form'
import { branchesOf } from '#modules/forms/engine/schema/form-walk'
import { useDraggable } from '@dnd-kit/react'
import { memo, useEffect, useId, useRef } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { useDesigner } from '../designer-store'
import css from './canvas.module.css'
import { useItemName } from '../item-name'
import { hasSentences, ItemLines } from '../sentences/item-lines'
import { texts } from '../text'
import { FieldPicture } from './field-picture'
import { ItemHandle } from './item-handle'
import { ItemTools } from './item-tools'

/** One item of the canvas; drawn again when the item itself or its selection changes, and by nothing else. */
const CanvasItem = memo(function CanvasItem({ item }: { item: FormItem }) {
  const t = useText(texts)
  const name = useItemName()(item)
  const isSelected = useDesigner(({ selected }) => selected === item.key)
  const isWrong = useDesigner(({ wrong }) => wrong.has(item.key))
  const select = useDesigner((designer) => designer.select)
  const { ref, handleRef, isDragSource } = useDraggable({ id: `item:${item.key}`, data: { key: item.key } })
  const linesId = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // A new item is added below what is seen.
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' })
  }, [isSelected])
  return (
    <div
      ref={ref}
      className={css.item}
      style={{ '--span': isField(item) ? (item.width ?? 12) : 12 }}
      data-item={item.key}
      data-selected={isSelected}
      data-dragged={isDragSource}
      data-wrong={isWrong}
    >
      <div ref={handleRef} className={css.grip}>
        <button
          ref={button}
          type="button"
          className={css.cover}
          aria-pressed={isSelected}
          aria-label={t('selectItem', { name })}
          aria-describedby={hasSentences(item) ? linesId : undefined}
          data-select={item.key}
          onClick={(event) => {
            event.stopPropagation()
            select(item.key)
          }}
        />
        <ItemHandle item={item} name={name} isSelected={isSelected} />
      </div>
      {isField(item) && item.kind !== 'rows' ? <FieldPicture field={item} /> : <Containers item={item} />}
      {hasSentences(item) && <ItemLines item={item} id={linesId} />}
      {isSelected && <ItemTools item={item} name={name} />}
    </div>
  )
})

interface BranchProps {
  items: readonly FormItem[]
  parent: string
  branch: number
  empty: string
}

/** The items of one list, and the place where one can be dropped. */
export function Branch({ items, parent, branch, empty }: BranchProps) {
  return (
    <div className={css.branch} data-branch={`${parent}/${branch}`}>
      {items.map((item) => (
        <CanvasItem key={item.key} item={item} />
      ))}
      {items.length === 0 && <EmptyBranch parent={parent} branch={branch} text={empty} />}
    </div>
  )
}

/** The box to drop into. In a container it can be chosen as the place for what is added next. */
function EmptyBranch({ parent, branch, text }: { parent: string; branch: number; text: string }) {
  const openPanel = useDesigner((designer) => designer.openPanel)
  const select = useDesigner((designer) => designer.select)
  const isChosen = useDesigner(({ selected, open }) => selected === parent && (open[parent] ?? 0) === branch)
  if (parent === '') return <p className={css.emptyBranch}>{text}</p>
  return (
    <button
      type="button"
      className={css.emptyBranch}
      aria-pressed={isChosen}
      onClick={(event) => {
        event.stopPropagation()
        openPanel(parent, branch)
        select(parent)
      }}
    >
      {text}
    </button>
  )
}

/** An item that is no field: a container with its places to drop into, or a text. */
function Containers({ item }: { item: FormItem }) {
  const t = useText(texts)
  const language = useLanguage()
  const empty = t('emptyBranch')
  switch (item.kind) {
    case 'row':
      return (
        <div className={css.row}>
          {branchesOf(item).map(({ path, items }, at) => (
            <div key={path.join('/')} style={{ '--span': item.columns[at]?.span ?? 12 }}>
              <Branch items={items} parent={item.key} branch={at} empty={empty} />
            </div>
          ))}
        </div>
      )
    case 'rows':
      return (
        <div className={css.group}>
          <FieldPicture field={item} />
          <Branch items={item.items ?? []} parent={item.key} branch={0} empty={empty} />
        </div>
      )
    case 'group':
      return (
        <div className={css.group}>
          <span className={css.label}>{textIn(language, item.title)}</span>
          <Branch items={item.items} parent={item.key} branch={0} empty={empty} />
        </div>
      )
    case 'tabs':
    case 'steps':
      return <PanelsPicture item={item} />
    case 'heading':
      return <h2 className={css.words}>{textIn(language, item.text)}</h2>
    case 'note':
      return <p className={css.words}>{textIn(language, item.text)}</p>
    default:
      return <hr className={css.words} />
  }
}

function PanelsPicture({ item }: { item: Panels }) {
  const t = useText(texts)
  const language = useLanguage()
  const wanted = useDesigner(({ open }) => open[item.key] ?? 0)
  const openPanel = useDesigner((designer) => designer.openPanel)
  const select = useDesigner((designer) => designer.select)
  const at = Math.min(wanted, item.panels.length - 1)
  return (
    <div className={css.panels}>
      <div className={css.heads}>
        {branchesOf(item).map(({ path }, number) => (
          <button
            key={path.join('/')}
            type="button"
            className="bare-control"
            aria-pressed={number === at}
            onClick={(event) => {
              event.stopPropagation()
              openPanel(item.key, number)
              select(item.key)
            }}
          >
            {item.kind === 'steps' && `${number + 1}. `}
            {textIn(language, item.panels[number]?.title)}
          </button>
        ))}
      </div>
      <Branch items={item.panels[at]?.items ?? []} parent={item.key} branch={at} empty={t('emptyBranch')} />
    </div>
  )
}
