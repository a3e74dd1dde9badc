import type { Editor } from '@tiptap/core'
import { Button, Form } from 'antd'
import { TextField } from '#shared/crud/form/fields/input-fields'
import { usePatterns } from '#shared/crud/form/patterns'
import { useFirstField } from '#shared/crud/form/use-first-field'
import { Modal } from '#shared/feedback/modal'
import { useText } from '#shared/i18n/text'
import css from './rich-text.module.css'
import { texts } from './text'

/** Asks where the selected text leads; without a selection the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useText(texts)
  const { webAddress } = usePatterns()
  useFirstField(formName, 1)
  return (
    <Modal isOpen title={t('link')} width={440} onClose={onClose} footer={null}>
      <Form<{ address: string }>
        name={formName}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ address: String(editor.getAttributes('link').href ?? '') }}
        onFinish={({ address }) => {
          onClose()
          // The dialog gives the focus back as it closes.
          setTimeout(() => link(editor, address.trim()))
        }}
      >
        <TextField name="address" label={t('address')} required max={500} pattern={webAddress} placeholder="https://" />
        <div className={css.foot}>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="primary" htmlType="submit">
            {t('insert')}
          </Button>
        </div>
      </Form>
    </Modal>
  )
}

const formName = 'rich-text-link'

function link(editor: Editor, href: string): void {
  if (editor.isDestroyed) return
  const chain = editor.chain().focus()
  const { doc, selection } = editor.state
  const hasText = doc.textBetween(selection.from, selection.to).trim() !== ''
  if (!hasText && !editor.isActive('link'))
    chain
      .setTextSelection(selection.from)
      .insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
      .run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}
