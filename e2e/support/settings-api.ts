import { type PasswordSession, passwordSession } from './password-session'
import type { Product } from './product'
import { DEMO_ACCOUNTS } from './test'

/** The settings of the demo data; a spec that changes settings puts these back. */
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
  site_maintenance: 'false',
  order_email_notifications: 'true',
}

/** The settings as another administrator, elsewhere, reads and saves them. */
export class SettingsApi {
  readonly #product: Product
  #session: Promise<PasswordSession> | undefined

  constructor(product: Product) {
    this.#product = product
  }

  async save(settings: Partial<Record<keyof typeof DEMO_SETTINGS, string>>): Promise<void> {
    await this.#call('save_settings', { settings })
  }

  /** Puts the demo data back. */
  reset(): Promise<void> {
    return this.save(DEMO_SETTINGS)
  }

  /** Values by key; of a token its last four characters. */
  async read(): Promise<Record<string, string | null>> {
    const rows = (await this.#call('settings_for_admin', {})) as {
      setting_key: string
      setting_value: string | null
      last_four: string | null
    }[]
    return Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value ?? row.last_four]))
  }

  async #call(name: string, body: object): Promise<unknown> {
    this.#session ??= passwordSession(this.#product, DEMO_ACCOUNTS.admin)
    return this.#post(`/rest/v1/rpc/${name}`, body, (await this.#session).access_token)
  }

  async #post(path: string, body: object, token: string): Promise<unknown> {
    const response = await fetch(this.#product.url + path, {
      method: 'POST',
      headers: {
        apikey: this.#product.publishableKey,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.json()
  }
}
