import { Button, Segmented } from 'antd'
import { useMemo, useState } from 'react'
import { CodeEditor, changedLines, marksChanges } from 'atrium/console/editor'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { gateway } from '../samples'
import { texts } from '../text'

export default function Changes() {
  const t = useText(texts)
  const [role, setRole] = useState<'admin' | 'guest'>('admin')
  const [saved, setSaved] = useState(gateway)
  const [text, setText] = useState(gateway.replace('30', '60').replace('"info"', '"debug"'))
  const marks = useMemo(() => [marksChanges(saved)], [saved])
  const count = changedLines(saved, text).length
  const save = () => {
    setSaved(text)
    notify.success(t('saved'))
  }
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <Segmented
          aria-label={t('role')}
          options={(['admin', 'guest'] as const).map((value) => ({ value, label: t(value) }))}
          value={role}
          onChange={setRole}
        />
      </div>
      <CodeEditor
        label={t('settings')}
        language="json"
        value={text}
        onChange={setText}
        isReadOnly={role === 'guest'}
        height={320}
        extensions={marks}
      />
      <div className={css.foot}>
        <span aria-live="polite">{text === saved ? t('unchanged') : t('changed', { count })}</span>
        <Button disabled={text === saved || role === 'guest'} onClick={() => setText(saved)}>
          {t('discard')}
        </Button>
        <Button type="primary" disabled={text === saved || role === 'guest'} onClick={save}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
