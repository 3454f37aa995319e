# Programs of the compose file's services from Debian, for a machine without a registry: the proof `compose` builds it.
ARG DEBIAN
FROM ${DEBIAN} AS services
RUN printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d && chmod +x /usr/sbin/policy-rc.d \
  && apt-get -o Acquire::Check-Valid-Until=false update \
  && apt-get install -y --no-install-recommends postgresql redis-server nginx-light prometheus \
  && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/

FROM services AS postgres
COPY postgres.sh /postgres.sh
CMD ["sh", "/postgres.sh"]

FROM services AS redis
# As in Redis's own image: it is reached by its network alone.
RUN printf '#!/bin/sh\nshift\nexec /usr/bin/redis-server "$@" --protected-mode no\n' > /redis.sh
ENTRYPOINT ["sh", "/redis.sh"]
CMD ["redis-server"]

FROM services AS nginx
CMD ["nginx", "-g", "daemon off;"]

FROM services AS prometheus
CMD ["prometheus", "--config.file=/etc/prometheus/prometheus.yml", "--storage.tsdb.path=/prometheus"]
