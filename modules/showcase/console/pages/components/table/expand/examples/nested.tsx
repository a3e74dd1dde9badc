import { Table } from 'antd'
import { inLanguage } from '@atrium/contract/language'
import { useState } from 'react'
import { TableFrame } from '#modules/showcase/console/demo-rows/table-frame'
import { useLanguage, useText } from '#shared/i18n/text'
import { CityPeople } from '../city-people'
import { ExpandButton } from '../expand-button'
import { texts } from '../text'

const cities = [
  {
    key: '北京市朝阳区',
    city: ['北京', 'Beijing'],
    district: ['朝阳区', 'Chaoyang'],
    manager: ['王静怡', 'Wang Jingyi'],
  },
  { key: '上海市徐汇区', city: ['上海', 'Shanghai'], district: ['徐汇区', 'Xuhui'], manager: ['李俊杰', 'Li Junjie'] },
  { key: '杭州市西湖区', city: ['杭州', 'Hangzhou'], district: ['西湖区', 'Xihu'], manager: ['林晓', 'Lin Xiao'] },
  {
    key: '成都市锦江区',
    city: ['成都', 'Chengdu'],
    district: ['锦江区', 'Jinjiang'],
    manager: ['陈雨桐', 'Chen Yutong'],
  },
] as const

export default function Nested() {
  const t = useText(texts)
  const language = useLanguage()
  const say = ([chinese, english]: readonly [string, string]) => inLanguage(language, chinese, english)
  const [open, setOpen] = useState<readonly string[]>([])
  const toggle = (key: string) => setOpen(open.includes(key) ? open.filter((one) => one !== key) : [...open, key])
  return (
    <TableFrame title={t('cities')}>
      <Table
        size="small"
        pagination={false}
        dataSource={[...cities]}
        columns={[
          { title: t('city'), render: (_value, { city }) => say(city) },
          { title: t('district'), render: (_value, { district }) => say(district) },
          { title: t('manager'), render: (_value, { manager }) => say(manager) },
        ]}
        expandable={{
          expandedRowKeys: open,
          columnTitle: <span className="visually-hidden">{t('expandColumn')}</span>,
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
          expandIcon: ({ record, expanded }) => (
            <ExpandButton name={say(record.city)} isOpen={expanded} onToggle={() => toggle(record.key)} />
          ),
          // oxlint-disable-next-line react/no-unstable-nested-components -- called by antd, not rendered.
          expandedRowRender: ({ key }) => <CityPeople address={key} />,
        }}
      />
    </TableFrame>
  )
}
