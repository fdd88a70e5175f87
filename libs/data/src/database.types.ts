export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      admin_settings: {
        Row: {
          created_at: string
          setting_key: string
          setting_type: string
          setting_value: string
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          setting_key: string
          setting_type?: string
          setting_value?: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          setting_key?: string
          setting_type?: string
          setting_value?: string
          updated_at?: string
        }
        Relationships: []
      }
      brands: {
        Row: {
          created_at: string
          id: string
          is_active: boolean
          name: string
          name_folded: string | null
          sort_order: number
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          is_active?: boolean
          name: string
          name_folded?: never
          sort_order?: number
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          id?: string
          is_active?: boolean
          name?: string
          name_folded?: never
          sort_order?: number
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      categories: {
        Row: {
          created_at: string
          id: string
          is_active: boolean
          name: string
          name_folded: string | null
          sort_order: number
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          is_active?: boolean
          name: string
          name_folded?: never
          sort_order?: number
          updated_at?: string
          version?: number
        }
        Update: {
          created_at?: string
          id?: string
          is_active?: boolean
          name?: string
          name_folded?: never
          sort_order?: number
          updated_at?: string
          version?: number
        }
        Relationships: []
      }
      category_price_rules: {
        Row: {
          category_id: string
          price_rule: NonNullable<Json>
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          category_id: string
          price_rule: NonNullable<Json>
          updated_at?: string
          version?: number
        }
        Update: {
          category_id?: string
          price_rule?: NonNullable<Json>
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'category_price_rules_category_id_fkey'
            columns: ['category_id']
            isOneToOne: true
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
      feedbacks: {
        Row: {
          changed_in: number
          comment: string | null
          comment_folded: string
          created_at: string
          former_state: string | null
          id: string
          order_id: string | null
          product_id: string
          product_name: string
          profile_id: string
          rating: number
          replied_at: string | null
          replied_by: string | null
          reply: string | null
          state: string
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          changed_in?: number
          comment?: string | null
          comment_folded?: string
          created_at?: string
          former_state?: string | null
          id?: string
          order_id?: string | null
          product_id: string
          product_name: string
          profile_id?: string
          rating: number
          replied_at?: string | null
          replied_by?: string | null
          reply?: string | null
          state?: string
          updated_at?: string
          version?: number
        }
        Update: {
          changed_in?: number
          comment?: string | null
          comment_folded?: string
          created_at?: string
          former_state?: string | null
          id?: string
          order_id?: string | null
          product_id?: string
          product_name?: string
          profile_id?: string
          rating?: number
          replied_at?: string | null
          replied_by?: string | null
          reply?: string | null
          state?: string
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'feedbacks_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'feedbacks_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      invoice_files: {
        Row: {
          invoice_id: string
          xml: string
        }
        ComputedFields: never
        Insert: {
          invoice_id: string
          xml: string
        }
        Update: {
          invoice_id?: string
          xml?: string
        }
        Relationships: [
          {
            foreignKeyName: 'invoice_files_invoice_id_fkey'
            columns: ['invoice_id']
            isOneToOne: true
            referencedRelation: 'invoices'
            referencedColumns: ['id']
          },
        ]
      }
      invoices: {
        Row: {
          access_key: string
          created_at: string
          created_by: string | null
          customer_document: string | null
          environment: number
          id: string
          issue_month: string
          issued_at: string | null
          issuer_document: string
          listed_at: string
          model: number
          number: number
          order_id: string | null
          order_number: string
          protocol: string | null
          series: number
          source: string
          status: string
          total: number | null
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          access_key: string
          created_at?: string
          created_by?: string | null
          customer_document?: string | null
          environment?: number
          id?: string
          issue_month?: never
          issued_at?: string | null
          issuer_document?: never
          listed_at?: never
          model?: never
          number?: never
          order_id?: string | null
          order_number: string
          protocol?: string | null
          series?: never
          source: string
          status: string
          total?: number | null
          updated_at?: string
          version?: number
        }
        Update: {
          access_key?: string
          created_at?: string
          created_by?: string | null
          customer_document?: string | null
          environment?: number
          id?: string
          issue_month?: never
          issued_at?: string | null
          issuer_document?: never
          listed_at?: never
          model?: never
          number?: never
          order_id?: string | null
          order_number?: string
          protocol?: string | null
          series?: never
          source?: string
          status?: string
          total?: number | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'invoices_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      order_items: {
        Row: {
          created_at: string
          id: string
          order_id: string
          price: number
          product_id: string | null
          product_name: string
          quantity: number
          total: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          id?: string
          order_id: string
          price: number
          product_id?: string | null
          product_name: string
          quantity: number
          total: number
        }
        Update: {
          created_at?: string
          id?: string
          order_id?: string
          price?: number
          product_id?: string | null
          product_name?: string
          quantity?: number
          total?: number
        }
        Relationships: [
          {
            foreignKeyName: 'order_items_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'products'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'order_items_product_id_fkey'
            columns: ['product_id']
            isOneToOne: false
            referencedRelation: 'shop_products'
            referencedColumns: ['id']
          },
        ]
      }
      order_messages: {
        Row: {
          id: string
          kind: string
          opened_at: string
          opened_by: string | null
          order_id: string
        }
        ComputedFields: never
        Insert: {
          id?: string
          kind: string
          opened_at?: string
          opened_by?: string | null
          order_id: string
        }
        Update: {
          id?: string
          kind?: string
          opened_at?: string
          opened_by?: string | null
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'order_messages_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      orders: {
        Row: {
          changed_in: number
          created_at: string
          delivered_at: string | null
          discount_amount: number
          has_invoice: boolean
          id: string
          notes: string | null
          order_number: string
          paid_state: string
          payment_method: string | null
          profile_id: string | null
          restored_version: number | null
          revision: number
          shipped_at: string | null
          shipping_address: Json | null
          shipping_city: string | null
          shipping_cost: number
          shipping_method: string | null
          shipping_state: string | null
          source: string
          status: string | null
          subtotal: number
          total: number
          tracking_code: string | null
          updated_at: string
          version: number
          missing_stock: Json | null
          order_returns: Json | null
        }
        ComputedFields: 'missing_stock' | 'order_returns'
        Insert: {
          changed_in?: number
          created_at?: string
          delivered_at?: string | null
          discount_amount?: number
          has_invoice?: boolean
          id?: string
          notes?: string | null
          order_number?: string
          paid_state?: string
          payment_method?: string | null
          profile_id?: string | null
          restored_version?: number | null
          revision?: number
          shipped_at?: string | null
          shipping_address?: Json | null
          shipping_city?: string | null
          shipping_cost?: number
          shipping_method?: string | null
          shipping_state?: string | null
          source?: string
          status?: string | null
          subtotal?: number
          total?: number
          tracking_code?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          changed_in?: number
          created_at?: string
          delivered_at?: string | null
          discount_amount?: number
          has_invoice?: boolean
          id?: string
          notes?: string | null
          order_number?: string
          paid_state?: string
          payment_method?: string | null
          profile_id?: string | null
          restored_version?: number | null
          revision?: number
          shipped_at?: string | null
          shipping_address?: Json | null
          shipping_city?: string | null
          shipping_cost?: number
          shipping_method?: string | null
          shipping_state?: string | null
          source?: string
          status?: string | null
          subtotal?: number
          total?: number
          tracking_code?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'orders_profile_id_fkey'
            columns: ['profile_id']
            isOneToOne: false
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      payments: {
        Row: {
          amount: number
          created_at: string
          happened_at: string | null
          id: string
          method: string | null
          order_id: string
          reference: string | null
          source: string
          state: string | null
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          amount: number
          created_at?: string
          happened_at?: string | null
          id?: string
          method?: string | null
          order_id: string
          reference?: string | null
          source: string
          state?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          amount?: number
          created_at?: string
          happened_at?: string | null
          id?: string
          method?: string | null
          order_id?: string
          reference?: string | null
          source?: string
          state?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'payments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      product_costs: {
        Row: {
          change_id: string | null
          cost: number | null
          id: number
          product_id: string
          recorded_at: string
          recorded_by: string | null
          source: string
          supplier_id: string | null
        }
        ComputedFields: never
        Insert: {
          change_id?: string | null
          cost?: number | null
          id?: never
          product_id: string
          recorded_at?: string
          recorded_by?: string | null
          source: string
          supplier_id?: string | null
        }
        Update: {
          change_id?: string | null
          cost?: number | null
          id?: never
          product_id?: string
          recorded_at?: string
          recorded_by?: string | null
          source?: string
          supplier_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'product_costs_supplier_id_fkey'
            columns: ['supplier_id']
            isOneToOne: false
            referencedRelation: 'suppliers'
            referencedColumns: ['id']
          },
        ]
      }
      product_imports: {
        Row: {
          analysed: number
          conflicts: number
          created_at: string
          created_by: string | null
          duplicates: number
          errors: number
          file_name: string | null
          id: string
          imported: number
          last_written_at: string
          left_count: number
          rejected: number
          rejected_rows: NonNullable<Json>
          removed_count: number
          restored_count: number
          source: string
          status: string
          total: number
          undo_started_at: string | null
          undone_at: string | null
          undone_by: string | null
          updated: number
        }
        ComputedFields: never
        Insert: {
          analysed: number
          conflicts?: number
          created_at?: string
          created_by?: string | null
          duplicates?: number
          errors?: number
          file_name?: string | null
          id: string
          imported?: number
          last_written_at?: string
          left_count?: number
          rejected: number
          rejected_rows?: NonNullable<Json>
          removed_count?: number
          restored_count?: number
          source: string
          status?: string
          total: number
          undo_started_at?: string | null
          undone_at?: string | null
          undone_by?: string | null
          updated?: number
        }
        Update: {
          analysed?: number
          conflicts?: number
          created_at?: string
          created_by?: string | null
          duplicates?: number
          errors?: number
          file_name?: string | null
          id?: string
          imported?: number
          last_written_at?: string
          left_count?: number
          rejected?: number
          rejected_rows?: NonNullable<Json>
          removed_count?: number
          restored_count?: number
          source?: string
          status?: string
          total?: number
          undo_started_at?: string | null
          undone_at?: string | null
          undone_by?: string | null
          updated?: number
        }
        Relationships: []
      }
      products: {
        Row: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          changed_in: number
          created_at: string
          description: string | null
          featured_from: string | null
          featured_position: number | null
          featured_until: string | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_active: boolean
          is_featured: boolean
          main_image: string | null
          min_stock_alert: number | null
          name: string
          name_folded: string
          perfume_type: string | null
          price: number
          restored_version: number | null
          sale_ends_at: string | null
          sale_price: number | null
          sale_starts_at: string | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          version: number
          volume: string | null
          cost: number | null
          staff_notes: {
            author_id: string | null
            body: string
            created_at: string
            id: string
            order_id: string | null
            product_id: string | null
            updated_at: string
            version: number
          } | null
        }
        ComputedFields: 'cost' | 'staff_notes'
        Insert: {
          brand_id?: string | null
          category_id?: string | null
          category_type?: string
          changed_in?: number
          created_at?: string
          description?: string | null
          featured_from?: string | null
          featured_position?: number | null
          featured_until?: string | null
          fragrance_family?: string | null
          gender?: string | null
          gtin?: string | null
          id?: string
          images?: string[]
          intensity?: string | null
          is_active?: boolean
          is_featured?: boolean
          main_image?: string | null
          min_stock_alert?: number | null
          name: string
          name_folded?: string
          perfume_type?: string | null
          price: number
          restored_version?: number | null
          sale_ends_at?: string | null
          sale_price?: number | null
          sale_starts_at?: string | null
          short_description?: string | null
          sku?: string | null
          stock_quantity?: number | null
          tags?: string[]
          updated_at?: string
          version?: number
          volume?: string | null
        }
        Update: {
          brand_id?: string | null
          category_id?: string | null
          category_type?: string
          changed_in?: number
          created_at?: string
          description?: string | null
          featured_from?: string | null
          featured_position?: number | null
          featured_until?: string | null
          fragrance_family?: string | null
          gender?: string | null
          gtin?: string | null
          id?: string
          images?: string[]
          intensity?: string | null
          is_active?: boolean
          is_featured?: boolean
          main_image?: string | null
          min_stock_alert?: number | null
          name?: string
          name_folded?: string
          perfume_type?: string | null
          price?: number
          restored_version?: number | null
          sale_ends_at?: string | null
          sale_price?: number | null
          sale_starts_at?: string | null
          short_description?: string | null
          sku?: string | null
          stock_quantity?: number | null
          tags?: string[]
          updated_at?: string
          version?: number
          volume?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'products_brand_id_fkey'
            columns: ['brand_id']
            isOneToOne: false
            referencedRelation: 'brands'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'products_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          created_at: string
          full_name: string | null
          id: string
          phone: string | null
          role: string
          search_text: string | null
          updated_at: string
          user_id: string
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          full_name?: string | null
          id?: string
          phone?: string | null
          role?: string
          search_text?: never
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          full_name?: string | null
          id?: string
          phone?: string | null
          role?: string
          search_text?: never
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      saved_views: {
        Row: {
          address: string
          created_at: string
          id: string
          list: string
          name: string
          owner_id: string | null
          position: number
          version: number
        }
        ComputedFields: never
        Insert: {
          address: string
          created_at?: string
          id?: string
          list: string
          name: string
          owner_id?: string | null
          position?: number
          version?: number
        }
        Update: {
          address?: string
          created_at?: string
          id?: string
          list?: string
          name?: string
          owner_id?: string | null
          position?: number
          version?: number
        }
        Relationships: []
      }
      staff_notes: {
        Row: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          order_id: string | null
          product_id: string | null
          updated_at: string
          version: number
        }
        ComputedFields: never
        Insert: {
          author_id?: string | null
          body: string
          created_at?: string
          id?: string
          order_id?: string | null
          product_id?: string | null
          updated_at?: string
          version?: number
        }
        Update: {
          author_id?: string | null
          body?: string
          created_at?: string
          id?: string
          order_id?: string | null
          product_id?: string | null
          updated_at?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'staff_notes_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
      supplier_items: {
        Row: {
          code: string
          gone_in: string | null
          id: string
          is_ignored: boolean
          last_cost: number | null
          last_seen_at: string
          product_id: string | null
          supplier_id: string
          text: string
          text_key: string
        }
        ComputedFields: never
        Insert: {
          code?: string
          gone_in?: string | null
          id?: string
          is_ignored?: boolean
          last_cost?: number | null
          last_seen_at?: string
          product_id?: string | null
          supplier_id: string
          text: string
          text_key: string
        }
        Update: {
          code?: string
          gone_in?: string | null
          id?: string
          is_ignored?: boolean
          last_cost?: number | null
          last_seen_at?: string
          product_id?: string | null
          supplier_id?: string
          text?: string
          text_key?: string
        }
        Relationships: [
          {
            foreignKeyName: 'supplier_items_supplier_id_fkey'
            columns: ['supplier_id']
            isOneToOne: false
            referencedRelation: 'suppliers'
            referencedColumns: ['id']
          },
        ]
      }
      supplier_lists: {
        Row: {
          change_id: string | null
          counts: NonNullable<Json>
          created: number
          created_at: string
          created_by: string | null
          failures: NonNullable<Json>
          file_name: string | null
          gone: number
          id: string
          source: string
          supplier_id: string
          undone_at: string | null
          updated: number
        }
        ComputedFields: never
        Insert: {
          change_id?: string | null
          counts?: NonNullable<Json>
          created?: number
          created_at?: string
          created_by?: string | null
          failures?: NonNullable<Json>
          file_name?: string | null
          gone?: number
          id: string
          source: string
          supplier_id: string
          undone_at?: string | null
          updated?: number
        }
        Update: {
          change_id?: string | null
          counts?: NonNullable<Json>
          created?: number
          created_at?: string
          created_by?: string | null
          failures?: NonNullable<Json>
          file_name?: string | null
          gone?: number
          id?: string
          source?: string
          supplier_id?: string
          undone_at?: string | null
          updated?: number
        }
        Relationships: [
          {
            foreignKeyName: 'supplier_lists_supplier_id_fkey'
            columns: ['supplier_id']
            isOneToOne: false
            referencedRelation: 'suppliers'
            referencedColumns: ['id']
          },
        ]
      }
      suppliers: {
        Row: {
          contact: string | null
          created_at: string
          id: string
          is_active: boolean
          name: string
          name_folded: string | null
          notes: string | null
          price_rule: Json | null
          reading: NonNullable<Json>
          updated_at: string
          version: number
          whatsapp: string | null
        }
        ComputedFields: never
        Insert: {
          contact?: string | null
          created_at?: string
          id?: string
          is_active?: boolean
          name: string
          name_folded?: never
          notes?: string | null
          price_rule?: Json | null
          reading?: NonNullable<Json>
          updated_at?: string
          version?: number
          whatsapp?: string | null
        }
        Update: {
          contact?: string | null
          created_at?: string
          id?: string
          is_active?: boolean
          name?: string
          name_folded?: never
          notes?: string | null
          price_rule?: Json | null
          reading?: NonNullable<Json>
          updated_at?: string
          version?: number
          whatsapp?: string | null
        }
        Relationships: []
      }
      tracking_events: {
        Row: {
          created_at: string
          description: string | null
          id: string
          location: string | null
          occurred_at: string
          status: string
          tracking_shipment_id: string
          version: number
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          description?: string | null
          id?: string
          location?: string | null
          occurred_at?: string
          status: string
          tracking_shipment_id: string
          version?: number
        }
        Update: {
          created_at?: string
          description?: string | null
          id?: string
          location?: string | null
          occurred_at?: string
          status?: string
          tracking_shipment_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: 'tracking_events_tracking_shipment_id_fkey'
            columns: ['tracking_shipment_id']
            isOneToOne: false
            referencedRelation: 'tracking_shipments'
            referencedColumns: ['id']
          },
        ]
      }
      tracking_logs: {
        Row: {
          created_at: string
          error_text: string | null
          event_id: string | null
          event_name: string
          http_status: number | null
          id: string
          is_purchase: boolean
          order_id: string | null
          order_number: string | null
          payload: Json | null
          provider: string
          source: string
          status: string
          value: number | null
        }
        ComputedFields: never
        Insert: {
          created_at?: string
          error_text?: string | null
          event_id?: string | null
          event_name: string
          http_status?: number | null
          id?: string
          is_purchase?: never
          order_id?: string | null
          order_number?: string | null
          payload?: Json | null
          provider: string
          source: string
          status: string
          value?: number | null
        }
        Update: {
          created_at?: string
          error_text?: string | null
          event_id?: string | null
          event_name?: string
          http_status?: number | null
          id?: string
          is_purchase?: never
          order_id?: string | null
          order_number?: string | null
          payload?: Json | null
          provider?: string
          source?: string
          status?: string
          value?: number | null
        }
        Relationships: []
      }
      tracking_shipments: {
        Row: {
          carrier: string | null
          created_at: string
          id: string
          moved_at: string
          order_id: string
          state: string
          tracking_code: string | null
          updated_at: string
        }
        ComputedFields: never
        Insert: {
          carrier?: string | null
          created_at?: string
          id?: string
          moved_at?: string
          order_id: string
          state?: string
          tracking_code?: string | null
          updated_at?: string
        }
        Update: {
          carrier?: string | null
          created_at?: string
          id?: string
          moved_at?: string
          order_id?: string
          state?: string
          tracking_code?: string | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: 'tracking_shipments_order_id_fkey'
            columns: ['order_id']
            isOneToOne: false
            referencedRelation: 'orders'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Views: {
      shop_products: {
        Row: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          created_at: string
          description: string | null
          featured_position: number | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_featured: boolean | null
          main_image: string | null
          min_stock_alert: number | null
          name: string
          perfume_type: string | null
          price: number
          sale_ends_at: string | null
          sale_price: number | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          volume: string | null
        }
        ComputedFields: never
        Insert: {
          brand_id?: string | null
          category_id?: string | null
          category_type?: string | null
          created_at?: string | null
          description?: string | null
          featured_position?: number | null
          fragrance_family?: string | null
          gender?: string | null
          gtin?: string | null
          id?: string | null
          images?: string[] | null
          intensity?: string | null
          is_featured?: never
          main_image?: string | null
          min_stock_alert?: number | null
          name?: string | null
          perfume_type?: string | null
          price?: number | null
          sale_ends_at?: never
          sale_price?: never
          short_description?: string | null
          sku?: string | null
          stock_quantity?: number | null
          tags?: string[] | null
          updated_at?: string | null
          volume?: string | null
        }
        Update: {
          brand_id?: string | null
          category_id?: string | null
          category_type?: string | null
          created_at?: string | null
          description?: string | null
          featured_position?: number | null
          fragrance_family?: string | null
          gender?: string | null
          gtin?: string | null
          id?: string | null
          images?: string[] | null
          intensity?: string | null
          is_featured?: never
          main_image?: string | null
          min_stock_alert?: number | null
          name?: string | null
          perfume_type?: string | null
          price?: number | null
          sale_ends_at?: never
          sale_price?: never
          short_description?: string | null
          sku?: string | null
          stock_quantity?: number | null
          tags?: string[] | null
          updated_at?: string | null
          volume?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'products_brand_id_fkey'
            columns: ['brand_id']
            isOneToOne: false
            referencedRelation: 'brands'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'products_category_id_fkey'
            columns: ['category_id']
            isOneToOne: false
            referencedRelation: 'categories'
            referencedColumns: ['id']
          },
        ]
      }
    }
    Functions: {
      adjust_stock: {
        Args: { mode: string; product_id: string; quantity: number; reason: string; request_id?: string; seen: number }
        Returns: {
          change_id: string
          stock: number
        }[]
      }
      administrator_sign_ins: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          signed_in_at: string
          user_id: string
        }[]
      }
      apply_supplier_list: {
        Args: { p_gone: Json; p_lines: Json; p_list: Json; p_request: string; p_supplier: string }
        Returns: {
          change_id: string
          created: number
          failures: Json
          gone: number
          list_id: string
          updated: number
        }[]
      }
      apply_tracking_codes: {
        Args: { lines: Json; set_sent?: boolean }
        Returns: {
          line: number
          order_number: string
          order_status: string
          result: string
          sent: boolean
          stored_code: string
        }[]
      }
      approved_feedbacks: {
        Args: { page_offset?: number; page_size?: number; product_id: string }
        Returns: {
          comment: string
          created_at: string
          product: string
          rating: number
          replied_at: string
          reply: string
        }[]
      }
      attach_invoices: {
        Args: { notes: Json }
        Returns: {
          access_key: string
          other: string
          outcome: string
        }[]
      }
      begin_product_import: {
        Args: {
          analysed: number
          file_name?: string
          import_id: string
          rejected: number
          source: string
          total: number
        }
        Returns: undefined
      }
      cancel_order_return: { Args: { return_id: string }; Returns: boolean }
      change_order_status: {
        Args: {
          expected?: number
          request_id?: string
          seen?: Json
          selection: Json
          snapshot?: string
          status: string
        }
        Returns: {
          change_id: string
          changed: number
          failures: Json
          matched: number
        }[]
      }
      change_products: {
        Args: {
          arguments?: Json
          expected?: number
          kind: string
          leave_out?: boolean
          request_id?: string
          seen?: Json
          selection: Json
          snapshot?: string
        }
        Returns: {
          change_id: string
          changed: number
          failures: Json
          matched: number
        }[]
      }
      change_role: { Args: { p_profile: string; p_role: string; p_seen: string }; Returns: string[] }
      check_release_report: { Args: { account: string; report: Json }; Returns: undefined }
      cost: {
        Args: {
          p: Omit<
            Database['public']['Tables']['products']['Row'],
            Database['public']['Tables']['products']['ComputedFields']
          >
        }
        Returns: number
      }
      count_activity: { Args: { filter?: Json }; Returns: number }
      count_invoice_files: { Args: { month: string }; Returns: number }
      count_profiles: { Args: { filter?: Json }; Returns: number }
      current_costs: {
        Args: { product_ids: string[] }
        Returns: {
          cost: number
          product_id: string
        }[]
      }
      customer_card: {
        Args: { p_order?: string; p_user?: string }
        Returns: {
          addresses: Json
          cancelled_count: number
          created_at: string
          document: string
          doubtful: Json
          email: string
          feedback_count: number
          feedbacks: Json
          first_order_at: string
          full_name: string
          last_order_at: string
          matched: Json
          messages: Json
          newest: Json
          notes: Json
          order_count: number
          phone: string
          profile_id: string
          spent: number
          user_id: string
        }[]
      }
      customer_orders: {
        Args: { p_order?: string; p_user?: string; page_offset?: number; page_size?: number }
        Returns: {
          created_at: string
          id: string
          matched_by: string
          order_number: string
          status: string
          total: number
        }[]
      }
      dashboard_summary: {
        Args: Record<PropertyKey, never>
        Returns: {
          new_products: number
          order_count: number
          orders_without_code: number
          product_count: number
          recent_activity: Json
          revenue: number
          revenue_growth_percent: number
          user_count: number
          user_growth_percent: number
        }[]
      }
      delete_all_products: { Args: { phrase: string }; Returns: number }
      delete_order: {
        Args: { order_id: string }
        Returns: {
          change_id: string
          events: number
          items: number
          order_number: string
          shipments: number
        }[]
      }
      delete_product_group: { Args: { id: string; kind: string; seen: number }; Returns: boolean }
      delete_tracking_event: { Args: { event_id: string; seen: number }; Returns: string }
      edit_order: {
        Args: {
          accept_stock?: boolean
          entry: Json
          expected_revision: number
          order_id: string
          reason?: string
          request_id: string
        }
        Returns: {
          change_id: string
          order_number: string
          total: number
        }[]
      }
      enter_order: {
        Args: { accept_stock?: boolean; entry: Json; request_id: string }
        Returns: {
          id: string
          order_number: string
          total: number
        }[]
      }
      featured_candidates: {
        Args: { search?: string }
        Returns: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          changed_in: number
          created_at: string
          description: string | null
          featured_from: string | null
          featured_position: number | null
          featured_until: string | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_active: boolean
          is_featured: boolean
          main_image: string | null
          min_stock_alert: number | null
          name: string
          name_folded: string
          perfume_type: string | null
          price: number
          restored_version: number | null
          sale_ends_at: string | null
          sale_price: number | null
          sale_starts_at: string | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          version: number
          volume: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'products'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      feedback_counts: {
        Args: { filter?: Json }
        Returns: {
          feedback_count: number
          feedback_state: string
          rating_given: number
          snapshot: string
          unanswered_count: number
        }[]
      }
      feedback_products: {
        Args: { chosen?: string; search?: string }
        Returns: {
          feedback_count: number
          id: string
          main_image: string
          name: string
        }[]
      }
      find_customers: {
        Args: { search: string }
        Returns: {
          address: Json
          document: string
          email: string
          last_order_at: string
          name: string
          orders: number
          phone: string
          user_id: string
        }[]
      }
      find_product_by_name: {
        Args: { name: string }
        Returns: {
          id: string
          product_name: string
        }[]
      }
      find_products_by_names: {
        Args: { names: string[] }
        Returns: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          changed_in: number
          created_at: string
          description: string | null
          featured_from: string | null
          featured_position: number | null
          featured_until: string | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_active: boolean
          is_featured: boolean
          main_image: string | null
          min_stock_alert: number | null
          name: string
          name_folded: string
          perfume_type: string | null
          price: number
          restored_version: number | null
          sale_ends_at: string | null
          sale_price: number | null
          sale_starts_at: string | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          version: number
          volume: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'products'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      finish_product_import: { Args: { import_id: string; rejected_rows?: Json; status: string }; Returns: undefined }
      first_invoice_month: { Args: Record<PropertyKey, never>; Returns: string }
      forget_supplier_items: { Args: { p_items: string[] }; Returns: number }
      import_product_updates: {
        Args: { changes: Json; first_row: number; import_id: string }
        Returns: {
          conflicts: Json
          errors: Json
          updated: number
        }[]
      }
      import_products: {
        Args: { first_row: number; import_id: string; products: Json }
        Returns: {
          duplicates: number[]
          errors: Json
          imported: number
        }[]
      }
      invoice_totals: {
        Args: { filter?: Json }
        Returns: {
          invoice_count: number
          invoice_status: string
          total: number
          unpriced: number
        }[]
      }
      is_admin: { Args: Record<PropertyKey, never>; Returns: boolean }
      last_order_messages: {
        Args: { order_ids: string[] }
        Returns: {
          id: string
          kind: string
          opened_at: string
          opened_by_name: string
          order_id: string
        }[]
      }
      list_activity: {
        Args: { filter?: Json; page_offset?: number; page_size?: number }
        Returns: {
          actor_email: string
          actor_id: string
          actor_name: string
          cause: string
          changes: Json
          created_at: string
          details: Json
          id: number
          kind: string
          object_id: string
          object_name: string
          operation: string
          record_id: string
          relation: string
          row_count: number
        }[]
      }
      list_catalogue_batch: { Args: { after_id?: string; page_size?: number }; Returns: string }
      list_changes: {
        Args: { p_area?: string; p_faulty?: boolean; p_trash?: boolean; page_offset?: number; page_size?: number }
        Returns: {
          arguments: Json
          created_at: string
          created_by_email: string
          created_by_name: string
          first_names: string[]
          id: string
          kind: string
          object_count: number
          remaining_count: number
          restored_count: number
          total: number
          undone_at: string
        }[]
      }
      list_feedbacks: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string; wanted?: string }
        Returns: {
          comment: string
          created_at: string
          customer_name: string
          feedback_state: string
          id: string
          is_product_gone: boolean
          order_id: string
          order_number: string
          product_id: string
          product_image: string
          product_name: string
          profile_id: string
          rating_given: number
          replied_at: string
          replied_by_name: string
          reply: string
          version: number
        }[]
      }
      list_invoice_files: {
        Args: { after_id?: string; after_listed_at?: string; month: string; page_size?: number }
        Returns: {
          access_key: string
          id: string
          listed_at: string
          xml: string
        }[]
      }
      list_invoices: {
        Args: { filter?: Json; page_offset?: number; page_size?: number }
        Returns: {
          access_key: string
          created_at: string
          created_by: string | null
          customer_document: string | null
          environment: number
          id: string
          issue_month: string
          issued_at: string | null
          issuer_document: string
          listed_at: string
          model: number
          number: number
          order_id: string | null
          order_number: string
          protocol: string | null
          series: number
          source: string
          status: string
          total: number | null
          updated_at: string
          version: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'invoices'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_order_batch: {
        Args: {
          after_created_at?: string
          after_id?: string
          filter?: Json
          page_size?: number
          sort?: string
          with_items?: boolean
        }
        Returns: string
      }
      list_order_messages: {
        Args: { order_id: string }
        Returns: {
          id: string
          kind: string
          opened_at: string
          opened_by_name: string
        }[]
      }
      list_orders: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          changed_in: number
          created_at: string
          delivered_at: string | null
          discount_amount: number
          has_invoice: boolean
          id: string
          notes: string | null
          order_number: string
          paid_state: string
          payment_method: string | null
          profile_id: string | null
          restored_version: number | null
          revision: number
          shipped_at: string | null
          shipping_address: Json | null
          shipping_city: string | null
          shipping_cost: number
          shipping_method: string | null
          shipping_state: string | null
          source: string
          status: string | null
          subtotal: number
          total: number
          tracking_code: string | null
          updated_at: string
          version: number
        }[]
        SetofOptions: {
          from: '*'
          to: 'orders'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_orders_to_print: { Args: { selection: Json; sort?: string }; Returns: string }
      list_orders_without_code: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          carrier: string
          customer_name: string
          id: string
          order_number: string
          sent_at: string
          shipping_method: string
        }[]
      }
      list_product_batch: {
        Args: { after_created_at?: string; after_id?: string; filter?: Json; page_size?: number }
        Returns: string
      }
      list_product_groups: {
        Args: { filter?: Json; kind: string; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          id: string
          is_active: boolean
          name: string
          product_count: number
          version: number
        }[]
      }
      list_products_to_send: { Args: { selection: Json; unavailable?: boolean }; Returns: string }
      list_shipments: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          event_description: string
          event_location: string
          id: string
          moved_at: string
          order_id: string
          order_number: string
          order_status: string
          shipment_carrier: string
          shipment_state: string
          tracking_code: string
        }[]
      }
      list_stock_movements: {
        Args: { page_offset?: number; page_size?: number; product_id: string }
        Returns: {
          actor_name: string
          created_at: string
          id: number
          is_order_deleted: boolean
          order_id: string
          order_number: string
          quantity: number
          reason: string
          stock: number
          total: number
        }[]
      }
      list_supplier_items: {
        Args: { filter?: Json; p_supplier: string; page_offset?: number; page_size?: number }
        Returns: {
          answer: string
          code: string
          id: string
          last_cost: number
          last_seen_at: string
          product_id: string
          product_name: string
          text: string
          total: number
        }[]
      }
      list_supplier_lists: {
        Args: { p_supplier?: string; page_offset?: number; page_size?: number }
        Returns: {
          change_id: string
          counts: Json
          created: number
          created_at: string
          created_by_email: string
          created_by_name: string
          failures: Json
          file_name: string
          gone: number
          id: string
          is_undoable: boolean
          source: string
          supplier_id: string
          supplier_name: string
          total: number
          undone_at: string
          updated: number
        }[]
      }
      list_suppliers: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          contact: string
          id: string
          is_active: boolean
          item_count: number
          last_list_at: string
          name: string
          notes: string
          price_rule: Json
          reading: Json
          version: number
          whatsapp: string
        }[]
      }
      list_tracking_logs: {
        Args: { filter?: Json; page_offset?: number; page_size?: number }
        Returns: {
          created_at: string
          error_text: string
          event_id: string
          event_name: string
          http_status: number
          id: string
          order_id: string
          order_number: string
          provider: string
          source: string
          status: string
          value: number
        }[]
      }
      list_uninvoiced_orders: {
        Args: { filter?: Json; page_offset?: number; page_size?: number }
        Returns: {
          created_at: string
          customer_document: string
          customer_name: string
          id: string
          order_number: string
          status: string
          total: number
        }[]
      }
      mark_orders_paid: {
        Args: { expected?: number; request_id?: string; seen?: Json; selection: Json; snapshot?: string }
        Returns: {
          change_id: string
          changed: number
          failures: Json
          matched: number
        }[]
      }
      match_invoices: { Args: { notes: Json }; Returns: Json }
      match_supplier_lines: {
        Args: { p_lines: Json; p_supplier: string }
        Returns: {
          candidates: Json
          how: string
          last_cost: number
          n: number
          product: Json
        }[]
      }
      merge_product_groups: {
        Args: { expected: number; kind: string; request_id?: string; seen: Json; target: string }
        Returns: {
          change_id: string
          merged: number
        }[]
      }
      missing_stock: {
        Args: {
          o: Omit<
            Database['public']['Tables']['orders']['Row'],
            Database['public']['Tables']['orders']['ComputedFields']
          >
        }
        Returns: Json
      }
      missing_supplier_products: {
        Args: { p_found: string[]; p_supplier: string; page_offset?: number; page_size?: number }
        Returns: {
          cost: number
          id: string
          last_cost: number
          last_seen_at: string
          name: string
          price: number
          stock_quantity: number
          text: string
          version: number
        }[]
      }
      next_order_number: { Args: Record<PropertyKey, never>; Returns: string }
      object_timeline: {
        Args: { most?: number; object_id: string; object_kind: string; only_notes?: boolean }
        Returns: {
          actor_email: string
          actor_name: string
          details: Json
          happened_at: string
          id: string
          kind: string
        }[]
      }
      order_featured: { Args: { ids: string[]; seen: string[] }; Returns: undefined }
      order_places: {
        Args: Record<PropertyKey, never>
        Returns: {
          part: string
          value: string
        }[]
      }
      order_product_groups: { Args: { ids: string[]; kind: string; seen: string[] }; Returns: undefined }
      order_returns: {
        Args: {
          o: Omit<
            Database['public']['Tables']['orders']['Row'],
            Database['public']['Tables']['orders']['ComputedFields']
          >
        }
        Returns: Json
      }
      order_saved_views: { Args: { ids: string[]; list: string }; Returns: undefined }
      order_status_counts: {
        Args: { filter?: Json }
        Returns: {
          order_count: number
          order_status: string
          snapshot: string
        }[]
      }
      palette_search: {
        Args: { p_search: string }
        Returns: {
          amount: number
          detail: string
          found_by: string
          happened_at: string
          id: string
          kind: string
          picture: string
          status: string
          title: string
        }[]
      }
      preview_group_merge: {
        Args: { ids: string[]; kind: string }
        Returns: {
          first_names: string[]
          id: string
          name: string
          product_count: number
          version: number
        }[]
      }
      preview_product_change: {
        Args: { arguments?: Json; kind: string; selection: Json }
        Returns: {
          changed: number
          effects: Json
          exception_names: string[]
          exceptions: number
          first_rows: Json
          matched: number
        }[]
      }
      preview_tracking_codes: {
        Args: { lines: Json }
        Returns: {
          also_on: string
          current_carrier: string
          current_code: string
          found: number
          line: number
          order_id: string
          order_number: string
          order_status: string
        }[]
      }
      product_group_counts: {
        Args: { filter?: Json; kind: string }
        Returns: {
          inactive: number
          total: number
          without_products: number
        }[]
      }
      product_import_progress: {
        Args: { after_row?: number; import_id: string }
        Returns: {
          conflicts: Json
          duplicates: number[]
          errors: Json
          first_row: number
          imported: number
          row_count: number
          updated: number
        }[]
      }
      products_by_category_counts: {
        Args: { filter?: Json }
        Returns: {
          category_id: string
          low_stock_count: number
          product_count: number
          snapshot: string
        }[]
      }
      profile_role_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          profile_count: number
          profile_role: string
        }[]
      }
      public_settings: {
        Args: Record<PropertyKey, never>
        Returns: {
          setting_key: string
          setting_type: string
          setting_value: string
        }[]
      }
      record_order_message: { Args: { kind: string; order_id: string }; Returns: boolean }
      record_release: {
        Args: { action: string; by?: string; from_release?: string; module: string; note?: string; to_release?: string }
        Returns: undefined
      }
      remember_supplier_items: { Args: { p_items: Json; p_supplier: string }; Returns: undefined }
      remove_invoice: { Args: { invoice_id: string; version: number }; Returns: string }
      remove_old_activity: { Args: { batch?: number }; Returns: number }
      remove_old_tracking_logs: { Args: { batch?: number }; Returns: number }
      reply_feedbacks: {
        Args: { expected?: number; replace?: boolean; reply: string; seen?: Json; selection: Json; snapshot?: string }
        Returns: {
          changed: number
          failures: Json
          matched: number
        }[]
      }
      report_payment: { Args: { order_id: string; payment: Json; reference: string }; Returns: string }
      return_order_items: {
        Args: {
          back_to_stock: boolean
          items: Json
          method: string
          note?: string
          order_id: string
          reason: string
          refund: number
          request_id: string
        }
        Returns: string
      }
      sales_figures: {
        Args: { first_day: string; last_day: string }
        Returns: {
          best_sellers: Json
          by_day: Json
          earlier_count: number
          earlier_revenue: number
          order_count: number
          revenue: number
          today: Json
          yesterday: Json
        }[]
      }
      save_payment: {
        Args: { order_id: string; payment: Json; payment_id?: string; request_id: string; seen?: number }
        Returns: {
          change_id: string
          id: string
        }[]
      }
      save_product: {
        Args: { patch: Json; product_id: string; seen: number }
        Returns: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          changed_in: number
          created_at: string
          description: string | null
          featured_from: string | null
          featured_position: number | null
          featured_until: string | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_active: boolean
          is_featured: boolean
          main_image: string | null
          min_stock_alert: number | null
          name: string
          name_folded: string
          perfume_type: string | null
          price: number
          restored_version: number | null
          sale_ends_at: string | null
          sale_price: number | null
          sale_starts_at: string | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          version: number
          volume: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'products'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      save_settings: { Args: { expected?: Json; settings: Json }; Returns: string[] }
      save_tracking_event: {
        Args: {
          description?: string
          event_id: string
          location?: string
          occurred_at: string
          seen?: number
          shipment_id: string
          status: string
        }
        Returns: {
          is_newest: boolean
          result: string
          version: number
        }[]
      }
      search_products: {
        Args: { filter?: Json; page_offset?: number; page_size?: number; sort?: string }
        Returns: {
          brand_id: string | null
          category_id: string | null
          category_type: string
          changed_in: number
          created_at: string
          description: string | null
          featured_from: string | null
          featured_position: number | null
          featured_until: string | null
          fragrance_family: string | null
          gender: string | null
          gtin: string | null
          id: string
          images: string[]
          intensity: string | null
          is_active: boolean
          is_featured: boolean
          main_image: string | null
          min_stock_alert: number | null
          name: string
          name_folded: string
          perfume_type: string | null
          price: number
          restored_version: number | null
          sale_ends_at: string | null
          sale_price: number | null
          sale_starts_at: string | null
          short_description: string | null
          sku: string | null
          stock_quantity: number | null
          tags: string[]
          updated_at: string
          version: number
          volume: string | null
        }[]
        SetofOptions: {
          from: '*'
          to: 'products'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      search_profiles: {
        Args: { filter?: Json; page_offset?: number; page_size?: number }
        Returns: {
          created_at: string
          full_name: string | null
          id: string
          phone: string | null
          role: string
          search_text: string | null
          updated_at: string
          user_id: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'profiles'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      set_featured: {
        Args: { featured: boolean; product_id: string }
        Returns: {
          id: string
          is_featured: boolean
          name: string
          version: number
        }[]
      }
      set_feedback_state: {
        Args: { expected?: number; seen?: Json; selection: Json; snapshot?: string; state: string }
        Returns: {
          change: string
          changed: number
          failures: Json
          matched: number
        }[]
      }
      set_invoice_cancelled: { Args: { cancelled: boolean; invoice_id: string; version: number }; Returns: string }
      set_order_status: {
        Args: { order_id: string; seen: string; status: string }
        Returns: {
          change_id: string
          order_number: string
          stored_status: string
          version: number
        }[]
      }
      set_tracking_code: {
        Args: {
          another?: boolean
          carrier?: string
          order_id: string
          seen_carrier?: string
          seen_code?: string
          shipment_id?: string
          tracking_code: string
          unless_shared?: boolean
        }
        Returns: {
          also_on: string
          result: string
          stored_carrier: string
          stored_code: string
          stored_shipment_id: string
        }[]
      }
      settings_for_admin: {
        Args: Record<PropertyKey, never>
        Returns: {
          is_set: boolean
          last_four: string
          setting_key: string
          setting_type: string
          setting_value: string
        }[]
      }
      ship_order: {
        Args: {
          another?: boolean
          carrier?: string
          order_id: string
          seen_carrier?: string
          seen_code?: string
          seen_status: string
          tracking_code: string
          unless_shared?: boolean
        }
        Returns: {
          also_on: string
          change_id: string
          order_status: string
          result: string
          stored_carrier: string
          stored_code: string
        }[]
      }
      shipment_carriers: { Args: Record<PropertyKey, never>; Returns: string[] }
      shipment_counts: {
        Args: { filter?: Json }
        Returns: {
          shipment_count: number
          shipment_state: string
        }[]
      }
      staff_notes: {
        Args: {
          product: Omit<
            Database['public']['Tables']['products']['Row'],
            Database['public']['Tables']['products']['ComputedFields']
          >
        }
        Returns: {
          author_id: string | null
          body: string
          created_at: string
          id: string
          order_id: string | null
          product_id: string | null
          updated_at: string
          version: number
        }[]
        SetofOptions: {
          from: 'products'
          to: 'staff_notes'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      supplier_counts: {
        Args: { filter?: Json }
        Returns: {
          inactive: number
          total: number
        }[]
      }
      tracking_alarms: {
        Args: Record<PropertyKey, never>
        Returns: {
          code: string
          figures: Json
          provider: string
          since: string
        }[]
      }
      tracking_log_details: {
        Args: { log_id: string }
        Returns: {
          created_at: string
          error_text: string
          event_id: string
          event_name: string
          http_status: number
          id: string
          order_id: string
          order_number: string
          payload: Json
          provider: string
          source: string
          status: string
          value: number
        }[]
      }
      tracking_log_summary: {
        Args: { filter?: Json }
        Returns: {
          days: Json
          event_names: string[]
          providers: Json
        }[]
      }
      tracking_status: {
        Args: Record<PropertyKey, never>
        Returns: {
          ads: boolean
          enabled: boolean
          ga4: boolean
          maintenance: boolean
          meta: boolean
        }[]
      }
      undo_change: {
        Args: { change_id: string; names?: Json }
        Returns: {
          adjusted: Json
          import: Json
          restored: number
          skipped: Json
        }[]
      }
      undo_feedback_state: { Args: { change: string }; Returns: number }
      uninvoiced_totals: {
        Args: { filter?: Json }
        Returns: {
          order_count: number
          total: number
        }[]
      }
      work_to_do: {
        Args: Record<PropertyKey, never>
        Returns: {
          faulty_imports: number
          late_orders: number
          low_stock: number
          orders_to_pack: number
          orders_without_code: number
          out_of_stock: number
          pending_feedbacks: number
          pending_orders: number
          processing_orders: number
          stalled_shipments: number
          tracking_alarms: number
          uninvoiced_orders: number
          unpaid_orders: number
          without_image: number
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}
