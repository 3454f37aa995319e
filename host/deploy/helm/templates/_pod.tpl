{{- define "staykit.labels" -}}
app.kubernetes.io/name: staykit
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "staykit.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "staykit.env" -}}
- name: SHOP_FILE
  value: /etc/staykit/shop.json
- name: AUTO_MIGRATE
  value: 'off'
- name: TRUSTED_PROXIES
  value: '1'
- name: METRICS_PORT
  value: '9464'
- name: METRICS_HOST
  value: 0.0.0.0
{{- range $name, $value := .Values.env }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{- define "staykit.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "staykit.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- define "staykit.volumeMounts" -}}
- name: data
  mountPath: /var/lib/staykit
- name: shop
  mountPath: /etc/staykit
  readOnly: true
{{- if .Values.photosClaim }}
- name: photos
  mountPath: /var/lib/staykit/photos
{{- end }}
{{- with .Values.volumeMounts }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{- define "staykit.volumes" -}}
# Caches of one process: sales are in PostgreSQL, secrets in the Secret.
- name: data
  emptyDir: {}
- name: shop
  configMap:
    name: {{ .Values.shopFile }}
{{- if .Values.photosClaim }}
- name: photos
  persistentVolumeClaim:
    claimName: {{ .Values.photosClaim }}
{{- end }}
{{- with .Values.volumes }}
{{ toYaml . }}
{{- end }}
{{- end }}
