// A stand-in of Stripe.js for development and browser tests. It defines window.Stripe with the Payment Element, the Express Checkout Element
// and what @stripe/stripe-js and @stripe/react-stripe-js ask for, and talks to the simulator. The fields stand in the page itself, where the
// real ones stand in a frame of Stripe's. No inline style or script: the shop's own content policy applies.
(() => {
  const source = document.currentScript?.src ?? '';
  // Taken in the place of the real script, a test takes these hosts' places too; served by the simulator, it talks to the simulator.
  const isInPlace = !source || new URL(source).hostname === 'js.stripe.com';
  const api = isInPlace ? 'https://api.stripe.com' : new URL(source).origin;
  const hooks = isInPlace ? 'https://hooks.stripe.com' : api;

  const words = {
    fr: {
      card: 'Numéro de carte',
      expiry: 'Expiration (MM/AA)',
      cvc: 'Cryptogramme',
      method: 'Moyen de paiement',
      cardName: 'Carte',
      sepa: 'Prélèvement SEPA (en attente)',
      mark: 'Simulateur Stripe : 4242 4242 4242 4242 est acceptée.',
      wallet: 'Payer avec le portefeuille (simulateur)',
      incomplete: 'Votre numéro de carte est incomplet.',
      refusals: {
        card_declined: 'Votre carte a été refusée.',
        insufficient_funds: 'Les fonds de votre carte sont insuffisants.',
        expired_card: 'Votre carte a expiré.',
        incorrect_cvc: 'Le code de sécurité de votre carte est incorrect.',
        processing_error: 'Une erreur est survenue pendant le traitement de votre carte. Réessayez un peu plus tard.',
      },
    },
    en: {
      card: 'Card number',
      expiry: 'Expiry (MM/YY)',
      cvc: 'Security code',
      method: 'Payment method',
      cardName: 'Card',
      sepa: 'SEPA debit (pending)',
      mark: 'Stripe simulator: 4242 4242 4242 4242 is accepted.',
      wallet: 'Pay with the wallet (simulator)',
      incomplete: 'Your card number is incomplete.',
      refusals: {},
    },
  };
  const wordsOf = (locale) =>
    (locale && locale !== 'auto' ? locale : document.documentElement.lang || 'fr').startsWith('en') ? words.en : words.fr;

  /** An error as Stripe.js tells it: in the language of the fields, where the API answers in English. */
  const inWords = (error, locale) => {
    const { refusals } = wordsOf(locale);
    return { ...error, message: refusals[error.decline_code] ?? refusals[error.code] ?? error.message };
  };

  /** Who listens to an element. */
  const listeners = () => {
    const all = new Map();
    return {
      on(name, handler) {
        all.set(name, [...(all.get(name) ?? []), handler]);
        return this;
      },
      off(name, handler) {
        all.set(name, handler ? (all.get(name) ?? []).filter((each) => each !== handler) : []);
        return this;
      },
      emit(name, event) {
        for (const handler of all.get(name) ?? []) handler(event);
      },
      has: (name) => (all.get(name) ?? []).length > 0,
    };
  };

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const input = (label, name, autocomplete) => {
    const field = make('input', { name, autocomplete, inputMode: 'numeric', id: `simulator-${name}` });
    field.style.cssText =
      'display:block;width:100%;box-sizing:border-box;min-height:44px;padding:8px 12px;font:inherit;border:1px solid;border-radius:6px';
    const title = make('label', { htmlFor: field.id, textContent: label });
    title.style.cssText = 'display:block;margin-top:12px';
    return { field, row: make('div', {}, title, field) };
  };

  /** What all elements have. `draw` makes their content for a language. */
  function element(type, locale, draw) {
    const { on, off, emit, has } = listeners();
    let root;
    const self = {
      _type: type,
      on(name, handler) {
        on(name, handler);
        return self;
      },
      once(name, handler) {
        const once = (event) => {
          off(name, once);
          handler(event);
        };
        return self.on(name, once);
      },
      off(name, handler) {
        off(name, handler);
        return self;
      },
      mount(target) {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) throw new Error('Stripe simulator: no element to mount into');
        root = make('div', { className: '__PrivateStripeElement' });
        root.dataset.simulator = type;
        root.append(...draw(wordsOf(locale), self, emit, has));
        place.replaceChildren(root);
        queueMicrotask(() =>
          emit('ready', { elementType: type, availablePaymentMethods: { applePay: false, googlePay: true, link: false } }),
        );
      },
      unmount: () => root?.remove(),
      destroy: () => root?.remove(),
      update() {},
      focus: () => root?.querySelector('input,select,button')?.focus(),
      blur: () => document.activeElement?.blur(),
      clear() {
        for (const field of root?.querySelectorAll('input') ?? []) field.value = '';
      },
      collapse() {},
      read: (name) => root?.querySelector(`[name=${name}]`)?.value ?? '',
      isMounted: () => root?.isConnected === true,
    };
    return self;
  }

  const drawPayment = (text, _self, emit) => {
    const method = make(
      'select',
      { name: 'method', id: 'simulator-method' },
      make('option', { value: 'card', textContent: text.cardName }),
      make('option', { value: 'sepa_debit', textContent: text.sepa }),
    );
    method.style.cssText = 'display:block;width:100%;min-height:44px;font:inherit';
    const mark = make('p', { textContent: text.mark });
    const card = [input(text.card, 'number', 'cc-number'), input(text.expiry, 'expiry', 'cc-exp'), input(text.cvc, 'cvc', 'cc-csc')];
    const change = () => {
      for (const { row } of card) row.hidden = method.value !== 'card';
      const isComplete = method.value !== 'card' || card.every(({ field }) => field.value.trim() !== '');
      emit('change', { elementType: 'payment', complete: isComplete, empty: !isComplete, collapsed: false, value: { type: method.value } });
    };
    method.addEventListener('change', change);
    for (const { field } of card) field.addEventListener('input', change);
    return [mark, make('label', { htmlFor: method.id, textContent: text.method }), method, ...card.map(({ row }) => row)];
  };

  const drawWallet = (text, self, emit, has) => {
    const button = make('button', { type: 'button', textContent: text.wallet });
    button.style.cssText = 'display:block;width:100%;min-height:48px;font:inherit;cursor:pointer';
    button.addEventListener('click', () => {
      const confirm = () =>
        emit('confirm', {
          elementType: 'expressCheckout',
          expressPaymentType: 'google_pay',
          billingDetails: { name: 'Simulateur', email: 'simulateur@example.com' },
          paymentFailed() {},
        });
      self.isChosen = true;
      if (!has('click')) confirm();
      else emit('click', { elementType: 'expressCheckout', expressPaymentType: 'google_pay', resolve: confirm, reject() {} });
    });
    return [button];
  };

  window.Stripe = Object.assign(
    (publishableKey) => {
      if (!/^pk_(test|live)_/.test(publishableKey ?? '')) throw new Error(`IntegrationError: not a publishable key: ${publishableKey}`);

      async function call(method, path, fields = {}) {
        const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
        const headers = {
          authorization: `Bearer ${publishableKey}`,
          ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
        };
        try {
          const answer = await fetch(`${api}/v1${path}${query}`, {
            method,
            headers,
            ...(method === 'POST' && { body: new URLSearchParams(fields) }),
          });
          const body = await answer.json();
          return answer.ok ? { paymentIntent: body } : { error: body.error };
        } catch (cause) {
          return { error: { type: 'api_connection_error', message: String(cause) } };
        }
      }

      const idOf = (clientSecret) => String(clientSecret).split('_secret_')[0];
      const retrievePaymentIntent = (clientSecret) =>
        call('GET', `/payment_intents/${idOf(clientSecret)}`, { client_secret: clientSecret });

      /** Leaves for the bank's page, or for the shop's return address; the promise stays open, as with Stripe. */
      const leaveFor = (address) => {
        window.location.assign(address);
        return new Promise(() => {});
      };
      const challengeOf = ({ next_action: next }) => {
        const address = new URL(next.redirect_to_url.url);
        return `${hooks}${address.pathname}${address.search}`;
      };

      const fieldsOf = (elements, wallet) => {
        if (wallet) return { 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': '4242424242424242' };
        const payment = elements?._payment;
        if (!payment) return {};
        const type = payment.read('method');
        return {
          'payment_method_data[type]': type,
          ...(type === 'card' && { 'payment_method_data[card][number]': payment.read('number').replace(/\s/g, '') }),
        };
      };

      /** What Stripe asks of Elements that were made before their intent: submitted first, and of its amount. */
      const deferredFault = async (elements, clientSecret) => {
        const { mode, amount, currency } = elements?._options ?? {};
        if (!mode) return;
        if (!elements._isSubmitted) throw new Error('IntegrationError: elements.submit() must be called before stripe.confirmPayment()');
        const { paymentIntent, error } = await retrievePaymentIntent(clientSecret);
        if (error || (paymentIntent.amount === amount && paymentIntent.currency === currency)) return error;
        return {
          type: 'invalid_request_error',
          message: `The amount or currency of Elements (${amount} ${currency}) is not that of the PaymentIntent (${paymentIntent.amount} ${paymentIntent.currency}).`,
        };
      };

      async function confirmPayment({ elements, clientSecret = elements?._options.clientSecret, confirmParams = {}, redirect = 'always' }) {
        if (!clientSecret) throw new Error('IntegrationError: confirmPayment needs a client secret');
        if (redirect === 'always' && !confirmParams.return_url) throw new Error('IntegrationError: confirmPayment needs a return_url');
        const fault = await deferredFault(elements, clientSecret);
        if (fault) return { error: fault };
        const fields = {
          client_secret: clientSecret,
          ...fieldsOf(elements, elements?._wallet?.isChosen),
          ...(confirmParams.return_url && { return_url: confirmParams.return_url }),
          ...(typeof confirmParams.payment_method === 'string' && { payment_method: confirmParams.payment_method }),
        };
        const outcome = await call('POST', `/payment_intents/${idOf(clientSecret)}/confirm`, fields);
        if (outcome.error) return { error: inWords(outcome.error, elements?._options.locale) };
        const { paymentIntent } = outcome;
        if (paymentIntent.status === 'requires_action') return leaveFor(challengeOf(paymentIntent));
        if (redirect !== 'always') return outcome;
        const address = new URL(confirmParams.return_url);
        address.searchParams.set('payment_intent', paymentIntent.id);
        address.searchParams.set('payment_intent_client_secret', clientSecret);
        address.searchParams.set('redirect_status', paymentIntent.status === 'processing' ? 'pending' : 'succeeded');
        return leaveFor(address.href);
      }

      function elements(options = {}) {
        const made = new Map();
        const group = {
          _options: { ...options },
          _payment: undefined,
          _wallet: undefined,
          _isSubmitted: false,
          create(type) {
            const draw = type === 'expressCheckout' ? drawWallet : type === 'payment' ? drawPayment : () => [];
            const created = element(type, options.locale, draw);
            if (type === 'payment') group._payment = created;
            if (type === 'expressCheckout') group._wallet = created;
            made.set(type, created);
            return created;
          },
          getElement: (type) => made.get(type) ?? null,
          update: (changes) => Object.assign(group._options, changes),
          fetchUpdates: async () => ({}),
          async submit() {
            const payment = group._payment;
            const isIncomplete =
              payment &&
              !group._wallet?.isChosen &&
              payment.read('method') === 'card' &&
              payment.read('number').replace(/\D/g, '').length < 13;
            group._isSubmitted = !isIncomplete;
            return isIncomplete
              ? { error: { type: 'validation_error', code: 'incomplete_number', message: wordsOf(options.locale).incomplete } }
              : {};
          },
          on: () => group,
          off: () => group,
        };
        return group;
      }

      const unsupported = (name) => async () => ({ error: { type: 'invalid_request_error', message: `${name} is not in the simulator` } });
      return {
        elements,
        confirmPayment,
        retrievePaymentIntent,
        handleNextAction: async ({ clientSecret }) => {
          const outcome = await retrievePaymentIntent(clientSecret);
          return outcome.paymentIntent?.status === 'requires_action' ? leaveFor(challengeOf(outcome.paymentIntent)) : outcome;
        },
        createToken: unsupported('createToken'),
        createPaymentMethod: unsupported('createPaymentMethod'),
        confirmCardPayment: unsupported('confirmCardPayment'),
        registerAppInfo() {},
        _registerWrapper() {},
      };
    },
    { version: 'endive', _isSimulator: true },
  );
})();
