import type { CustomerCard } from '@loja/data/customers'
import { formatAddressLines, formatFullAddress } from '@loja/domain/orders'
import { QuietText } from '@loja/ui/parts'
import { Button } from 'antd'
import { useState } from 'react'
import { CardList, CardSection } from './CardSection'
import { CopyLine } from './CopyLine'
import { messages } from './messages'

const FIRST = 4

export function CustomerAddresses({ card: { addresses, name } }: { card: CustomerCard }) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? addresses : addresses.slice(0, FIRST)
  return (
    <CardSection title={messages.addresses}>
      {shown.length === 0 ? (
        <QuietText>{messages.noAddresses}</QuietText>
      ) : (
        <CardList>
          {shown.map(({ address, used, lastUsed }) => {
            const lines = formatAddressLines(address)
            return (
              <li key={lines.join('\n')}>
                <CopyLine text={formatFullAddress(name, address)} what={messages.address}>
                  {lines.join(' · ')}
                </CopyLine>
                <QuietText>{messages.used(used, lastUsed)}</QuietText>
              </li>
            )
          })}
        </CardList>
      )}
      {addresses.length > FIRST && (
        <Button type="link" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? messages.fewAddresses : messages.allAddresses(addresses.length)}
        </Button>
      )}
    </CardSection>
  )
}
