import { Button, Form, Input } from 'antd'
import { IconInput } from 'atrium/console/editor'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

interface Entry {
  name: string
  icon: string
}

export default function MenuEntry() {
  const t = useText(texts)
  const [form] = Form.useForm<Entry>()
  const name = Form.useWatch('name', form)
  const icon = Form.useWatch('icon', form)
  const others = [
    ['lucide:house', t('home')],
    ['lucide:shopping-cart', t('orders')],
  ] as const
  return (
    <div className={css.menuEntry}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ name: t('entryValue'), icon: 'lucide:clipboard-check' }}
        onFinish={(entry: Entry) => notify.success(t('saved', entry))}
      >
        <Form.Item name="name" label={t('entryName')} rules={[{ required: true, message: t('nameMissing') }]}>
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name="icon" label={t('entryIcon')} rules={[{ required: true, message: t('iconMissing') }]}>
          <IconInput />
        </Form.Item>
        <Button type="primary" htmlType="submit">
          {t('save')}
        </Button>
      </Form>
      <ul className={css.menu} aria-label={t('preview')}>
        {others.map(([other, label]) => (
          <li key={other}>
            <Icon name={other} />
            {label}
          </li>
        ))}
        <li className={css.active}>
          <Icon name={icon || 'lucide:circle-dashed'} />
          {name}
        </li>
      </ul>
    </div>
  )
}
