-- Demo feedbacks and the orders with an account. Runs after seed.sql, with the same rules.
do $seed$
declare
  today timestamptz := demo.today();
  -- By category type, from one star to five.
  perfume text[] := array[
    array['Não é o cheiro que eu conhecia. Some da pele em meia hora e o frasco veio com a tampa quebrada.', 'Perfume vencido? Cheiro de álcool puro, dei para ninguém usar.', 'Chegou vazando, perdi quase metade do frasco. Quero a troca.'],
    array['Esperava mais fixação pelo preço. Em duas horas já não sinto nada.', 'Bonito, mas o cheiro é bem mais doce do que a descrição diz.', 'A válvula falha e borrifa pouco. O perfume em si é ok.'],
    array['Gostoso, mas fixa pouco em mim. Para usar em casa serve.', 'Bom perfume, só achei o frasco menor do que parecia na foto.', 'Normal. Já comprei melhores nessa faixa de preço.'],
    array['Muito bom! Fixa umas seis horas e recebo elogios.', 'Cheiro elegante, ideal para o trabalho. Só a entrega que atrasou um dia.', 'Gostei bastante, lembra um importado bem mais caro.'],
    array['Perfeito! Minha mãe amou o presente e já pediu outro.', 'Melhor compra do ano. Fixação de mais de dez horas na roupa!', 'Apaixonada por esse cheiro, já é o terceiro frasco.']];
  cosmetic text[] := array[
    array['Me deu alergia no segundo dia de uso. Tive que parar.', 'Textura empelotada e cheiro forte. Parece velho.', 'Veio aberto, sem lacre. Não tive coragem de usar.'],
    array['Não vi diferença depois de três semanas.', 'Deixa a pele oleosa. Para pele mista não recomendo.', 'O cheiro é enjoativo, mas faz o que promete.'],
    array['Cumpre o papel, nada de especial.', 'Bom, mas rende pouco. Acabou em quinze dias.', 'Gostei da textura, não gostei do cheiro.'],
    array['Deixa o cabelo macio e com brilho. Uso dia sim, dia não.', 'Ótimo custo-benefício, hidrata bem.', 'Boa cobertura e não craquela. Faltou um tom mais claro.'],
    array['Minha pele mudou em um mês! Já virei cliente.', 'Maravilhoso, cheiro delicado e rende muito.', 'Comprei para testar e agora a família inteira usa!']];
  electronic text[] := array[
    array['Parou de carregar em uma semana. Estou esperando a troca.', 'O lado direito não funciona. Decepção.', 'Veio com a tela riscada.'],
    array['A bateria dura metade do anunciado.', 'O som é baixo e o Bluetooth cai toda hora.', 'Funciona, mas esquenta bastante.'],
    array['Faz o básico. O manual só vem em inglês.', 'Som razoável, conforto bom.', 'Atende, mas o cabo é curto.'],
    array['Ótimo som e bateria que dura o dia todo. O estojo podia ser melhor.', 'Muito bom pelo preço, configurei em cinco minutos.', 'Gostei, só senti falta de uma capinha.'],
    array['Excelente! Superou o que eu esperava.', 'Chegou rápido, lacrado e com nota fiscal. Funciona perfeitamente.', 'Uso todos os dias para correr, não cai e não falha']];
  thanks text[] := array['Que alegria ler isso! Obrigada pela confiança, volte sempre.', 'Muito obrigada pela avaliação!', 'Agradecemos o carinho. Qualquer dúvida, estamos no WhatsApp.'];
  sorry text[] := array['Sentimos muito pelo ocorrido. Já enviamos um e-mail com as instruções para a troca.', 'Pedimos desculpas. Nossa equipe vai entrar em contato hoje mesmo para resolver.', 'Obrigada pelo retorno. Registramos o caso com o fornecedor e o reembolso foi solicitado.'];
begin
  if exists (select 1 from demo.dated d where d.entity = 'feedback') then return; end if;

  -- Two of three orders have an account that existed by then. Triggers are off: they would stamp the orders.
  perform set_config('session_replication_role', 'replica', true);
  update public.orders o set profile_id = demo.id('profile', buyer)
  from (
    select n, case when n / 30 % 2 = 1 and (n - 1) % 30 < 13 then (n - 1) % 30 + 31 else (n - 1) % 30 + 1 end as buyer
    from generate_series(1, 420) as n where n % 3 <> 0
  ) as made
  where o.id = demo.id('order', n) and buyer not in (1, 3, 4);
  perform set_config('session_replication_role', 'origin', true);

  insert into public.feedbacks (id, profile_id, product_id, product_name, order_id, rating, comment, state, reply, replied_at,
    replied_by, created_at, updated_at)
  select demo.id('feedback', n * 10 + k), profile_id, product_id, product_name, order_id, rating,
    case
      when state = 'oculto' then (array['Me chama no zap que eu vendo mais barato: (11) 90000-0000', 'Propaganda enganosa, vocês são uns ladrões!!!', 'Confira minhas ofertas em https://ofertas.exemplo.test', 'ok'])[1 + place % 4]
      when place = 9 then E'Demorei para avaliar porque queria usar bastante antes.\n\nPontos positivos: embalagem caprichada, cheiro fiel ao original, fixação de umas oito horas na pele e bem mais na roupa, e o atendimento pelo WhatsApp respondeu todas as minhas dúvidas antes da compra.\n\nPontos a melhorar: a transportadora deixou o pacote na portaria sem avisar, e o código de rastreamento só funcionou dois dias depois. Nada que tire o brilho do produto, mas quem mora em prédio sem porteiro precisa ficar atento.\n\nNo geral, compraria de novo sem pensar duas vezes, e já indiquei para duas amigas do trabalho.'
      when place % 7 = 3 then null
      else words[rating][1 + place % 3]
    end,
    state, reply, case when reply is not null then answered end,
    case when reply is not null then demo.id('user', (array[1, 3, 4])[1 + n % 3]) end,
    created, case when reply is not null then answered else created end
  from (
    select p.*, case when p.category_type = 'perfume' then perfume when p.category_type = 'cosmetico' then cosmetic else electronic end as words,
      least(created + make_interval(hours => 5 + n % 40), today - interval '10 minutes') as answered,
      case when state <> 'aprovado' then null
        when rating <= 2 and n % 4 <> 0 then sorry[1 + n % 3]
        when rating >= 4 and n % 5 = 0 then thanks[1 + n % 3] end as reply
    from (
      select b.*, case when place <= 14 or place % 29 = 0 then 'pendente' when place % 17 = 5 then 'oculto' else 'aprovado' end as state,
        case when weight < 9 then 5 when weight < 14 then 4 when weight < 17 then 3 when weight < 19 then 2 else 1 end as rating
      from (
        select c.*, (n * 7 + k * 3) % 20 as weight, row_number() over (order by created desc, n, k)::integer as place
        from (
          select distinct on (o.profile_id, i.product_id) n, k, o.id as order_id, o.profile_id, i.product_id,
            i.product_name, r.category_type,
            least(o.delivered_at + make_interval(hours => 20 + n * 13 % 200), today - make_interval(hours => 1 + n * 7 % 60)) as created
          from generate_series(1, 420) as n
          join public.orders o on o.id = demo.id('order', n) and o.status = 'entregue' and o.profile_id is not null
          cross join generate_series(1, 3) as k
          join public.order_items i on i.id = demo.id('item', n * 10 + k)
          join public.products r on r.id = i.product_id
          where (n + k) % 3 <> 0
          order by o.profile_id, i.product_id, n, k
        ) as c
      ) as b
    ) as p
  ) as written;
  insert into demo.seeded select 'feedback', f.id from public.feedbacks f;
  insert into demo.dated values ('feedback', 'public.feedbacks', '{created_at,updated_at,replied_at}');
end $seed$;
