import { EditorToolbar } from 'atrium/ui/input/editor/editor-toolbar'
import { Icon } from 'atrium/ui/icon'
import { Button } from 'antd'
import { useRef, type ReactNode } from 'react'
import { useText } from '#shared/i18n/text'
import { saveFile } from '#shared/api/file-save'
import css from './json-editor.module.css'
import type { JsonEditorProps } from './json-editor-props'
import { JsonErrors } from './json-errors'
import { readJsonFile } from './read-json-file'
import { texts } from './text'
import { useJsonEditor } from './use-json-editor'

/**
 * JSON as a tree, as text or as a table, with undo, search, import and export. What is wrong is marked at its place and listed below: a press leads
 * there. Broken JSON is explained and repaired at a press. Bring it in a chunk of its own: the library weighs 238 KB.
 * @example
 * <JsonEditor label={t('order')} value={text} onChange={setText} validate={errorsOfOrder} fileName="order" />
 */
export function JsonEditor({
  label,
  value,
  onChange,
  mode = 'tree',
  validate,
  fileName,
  height = 380,
}: JsonEditorProps) {
  const t = useText(texts)
  const file = useRef<HTMLInputElement>(null)
  const { place, broken, errors, show, showBroken, repair } = useJsonEditor({ label, value, onChange, mode, validate })
  const files = [
    { key: 'import', icon: 'lucide:file-up', label: t('import'), onRun: () => file.current?.click() },
    {
      key: 'export',
      icon: 'lucide:file-down',
      label: t('export'),
      onRun: () => saveFile(new File([value], `${fileName}.json`, { type: 'application/json' })),
    },
  ]
  return (
    <div className={css.editor}>
      {fileName && <EditorToolbar label={t('files')} groups={[files]} />}
      <input
        ref={file}
        className={css.file}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={t('import')}
        onChange={async ({ target }) => {
          const text = await readJsonFile(target.files?.[0])
          target.value = ''
          if (text !== undefined) onChange(text)
        }}
      />
      <div ref={place} className={css.place} style={{ height }} />
      <div aria-live="polite">
        {broken && (
          <ErrorLine>
            {broken.line === undefined ? (
              <span>{t('broken')}</span>
            ) : (
              <button type="button" className={css.lead} onClick={() => showBroken(broken)}>
                {t('brokenAt', { line: broken.line + 1, column: (broken.column ?? 0) + 1 })}
              </button>
            )}
            {broken.isRepairable && (
              <Button size="small" icon={<Icon name="lucide:wrench" />} onClick={repair}>
                {t('repair')}
              </Button>
            )}
          </ErrorLine>
        )}
        {!broken && errors.length > 0 && (
          <>
            <ErrorLine>{t('errors', { count: errors.length })}</ErrorLine>
            <JsonErrors text={value} errors={errors} onShow={show} />
          </>
        )}
      </div>
    </div>
  )
}

function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <div className={css.error}>
      <Icon name="lucide:triangle-alert" />
      {children}
    </div>
  )
}
