import { Button, Popover } from 'antd'
import type { ReactNode } from 'react'
import { useLanguage, useText } from 'atrium/console/text'
import { textIn } from 'atrium/contract'
import { StatusTag, Icon } from 'atrium/ui'
import { errorText } from './errors/design-errors'
import { useDesigner } from './designer-store'
import css from './designer.module.css'
import { texts } from './text'
import { useItemActions } from './use-item-actions'
import { DeviceSwitch } from './views/device-switch'

interface ToolbarProps {
  /** Of the owner of the designer, such as a version. */
  status: ReactNode
  /** Buttons that open the panels where there is no room for them beside the canvas. */
  panels: ReactNode
  isSaving: boolean
  onSave: (() => void) | undefined
  onPublish: (() => void) | undefined
  onPreview: () => void
  onJson: () => void
}

export function Toolbar({ status, panels, isSaving, onSave, onPublish, onPreview, onJson }: ToolbarProps) {
  const t = useText(texts)
  const language = useLanguage()
  const title = useDesigner(({ form }) => form.title)
  const isSaved = useDesigner(({ form, saved }) => form === saved)
  const hasPast = useDesigner(({ past }) => past.length > 0)
  const hasFuture = useDesigner(({ future }) => future.length > 0)
  const { undo, redo } = useItemActions()
  return (
    <div className={css.toolbar}>
      <strong>{textIn(language, title)}</strong>
      <StatusTag tone={isSaved ? 'success' : 'warning'}>{t(isSaved ? 'saved' : 'unsaved')}</StatusTag>
      {status}
      <FieldErrors />
      <div className={css.actions}>
        {panels}
        <Button
          type="text"
          aria-label={t('undo')}
          title={t('undo')}
          disabled={!hasPast}
          icon={<Icon name="lucide:undo-2" />}
          onClick={undo}
        />
        <Button
          type="text"
          aria-label={t('redo')}
          title={t('redo')}
          disabled={!hasFuture}
          icon={<Icon name="lucide:redo-2" />}
          onClick={redo}
        />
        {/* There is one width where the canvas has all of a phone. */}
        {!panels && <DeviceSwitch />}
        <Button onClick={onJson}>{t('json')}</Button>
        <Button onClick={onPreview}>{t('preview')}</Button>
        {onSave && (
          <Button type={onPublish ? 'default' : 'primary'} loading={isSaving} onClick={onSave}>
            {t('save')}
          </Button>
        )}
        {onPublish && (
          <Button type="primary" onClick={onPublish}>
            {t('publish')}
          </Button>
        )}
      </div>
    </div>
  )
}

/** How many errors the form has; each leads to its setting. */
function FieldErrors() {
  const t = useText(texts)
  const language = useLanguage()
  const revealError = useDesigner((designer) => designer.revealError)
  const errors = useDesigner((designer) => designer.errors)
  const isOpen = useDesigner((designer) => designer.isListOpen)
  const showList = useDesigner((designer) => designer.showList)
  if (errors.length === 0) return null
  const list = (
    <ul className={css.errors}>
      {errors.slice(0, 20).map((error) => {
        const text = errorText(language, error)
        return (
          <li key={`${error.path.join('.')} ${text}`}>
            <button type="button" className="bare-control" onClick={() => revealError(error)}>
              {error.key && <code>{error.key}</code>} {text}
            </button>
          </li>
        )
      })}
    </ul>
  )
  return (
    <Popover trigger="click" title={t('errors')} content={list} open={isOpen} onOpenChange={showList}>
      <Button size="small" danger icon={<Icon name="lucide:triangle-alert" />}>
        {t('broken', { count: errors.length })}
      </Button>
    </Popover>
  )
}
