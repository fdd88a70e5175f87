import type { Product } from '../product'
import { AdminApi } from './admin-api'

const DEMO_SETTINGS = {
  facebook_pixel_id: '100200300400500',
  facebook_access_token: '',
  facebook_capi_test_code: '',
  tiktok_pixel_id: '',
  tiktok_access_token: '',
  google_analytics_id: 'G-DEMO123456',
  google_analytics_debug: 'false',
  google_ads_conversion_id: '',
  google_ads_conversion_label: '',
  tracking_enabled: 'true',
  google_meta_tag: '',
  whatsapp_number: '5511900000000',
  contact_phone: '(11) 4000-0000',
  contact_email: 'contato@loja.test',
  sender_name: 'Loja Demonstração Ltda.',
  sender_document: '11.222.333/0001-81',
  sender_phone: '(11) 4000-0000',
  sender_address: 'Rua das Flores, 100, sala 2, Centro',
  sender_city: 'São Paulo - SP',
  sender_zip: '01001-000',
  site_maintenance: 'false',
  stock_follows_storefront: 'false',
  order_email_notifications: 'true',
}

export class SettingsApi {
  readonly #api: AdminApi

  constructor(product: Product) {
    this.#api = new AdminApi(product)
  }

  async save(settings: Partial<Record<keyof typeof DEMO_SETTINGS, string>>): Promise<void> {
    await this.#api.call('save_settings', { settings })
  }

  reset(): Promise<void> {
    return this.save(DEMO_SETTINGS)
  }

  async read(): Promise<Record<string, string | null>> {
    const rows =
      await this.#api.call<{ setting_key: string; setting_value: string | null; last_four: string | null }[]>(
        'settings_for_admin',
      )
    return Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value ?? row.last_four]))
  }
}
