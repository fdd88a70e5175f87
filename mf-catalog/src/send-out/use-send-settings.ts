import { dataQuery } from '@loja/data/client'
import type { ProductToSend } from '@loja/data/products'
import { getSettings, settingsKeys } from '@loja/data/settings'
import { parsePixDiscount } from '@loja/domain/messages'
import type { PlainSettings } from '@loja/domain/settings'
import { getPlatformConfig } from '@loja/platform'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SendFacts } from './send-facts'

export interface SendTabProps {
  products: readonly ProductToSend[]
  now: string
  settings: PlainSettings
}

export function useSendSettings() {
  const { data, isError, isFetching, refetch } = useQuery(dataQuery(settingsKeys.forAdmin, getSettings))
  return { values: data?.values, isError: isError && !data, isFetching, retry: () => void refetch() }
}

export function useSendFacts({ now, settings }: Pick<SendTabProps, 'now' | 'settings'>): SendFacts {
  const { pix_discount: discount } = settings
  return useMemo(() => {
    const { storeName, storefrontOrigin } = getPlatformConfig()
    const shopOrigin = storefrontOrigin || window.location.origin
    return { storeName, shopOrigin, now, pixDiscount: parsePixDiscount(discount) }
  }, [now, discount])
}
