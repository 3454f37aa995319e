<?php
/**
 * Plugin Name: Staykit
 * Description: A block for each widget: search, results, booking, gifts, reviews, contact.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: MIT
 */

defined( 'ABSPATH' ) || exit;

/** What `npx staykit embed` prints, by the names of these settings; Settings > Staykit keeps them. */
const STAYKIT_SETTINGS = array(
	'address'   => 'Address of the element files, like https://cdn.example/elements/1.2.0',
	'integrity' => 'Integrity of staykit.js, sha384-…',
	'api'       => 'Origin of the shop, like https://shop.example',
	'locale'    => 'Locale, like fr_FR',
	'partner'   => 'Minisite id of the partner',
	'link'      => 'Link for visitors without script, like Find a stay',
);

function staykit_setting( string $name ): string {
	$settings = (array) get_option( 'staykit', array() );
	return (string) ( $settings[ $name ] ?? '' );
}

add_action( 'init', function () {
	load_plugin_textdomain( 'staykit' );
	register_block_type( __DIR__, array( 'render_callback' => 'staykit_element' ) );
} );

/** The element of a block, with a link for visitors without script. */
function staykit_element( array $block ): string {
	$tag        = 'stay-' . $block['widget'];
	$attributes = '';
	foreach ( $block['options'] as $name => $value ) {
		if ( preg_match( '/^[a-z]+(-[a-z]+)*$/', $name ) && is_scalar( $value ) ) {
			$attributes .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	$link = staykit_setting( 'api' ) . '/search?minisite=' . rawurlencode( staykit_setting( 'partner' ) );
	return sprintf( '<%1$s%2$s><a href="%3$s">%4$s</a></%1$s>', $tag, $attributes, esc_url( $link ), esc_html( staykit_setting( 'link' ) ?: __( 'Find a stay', 'staykit' ) ) );
}

/** The loader, on pages that have a block. */
add_action( 'wp_head', function () {
	if ( ! is_singular() || ! has_block( 'staykit/widget' ) ) {
		return;
	}
	wp_print_script_tag(
		array_filter(
			array(
				'src'          => esc_url_raw( staykit_setting( 'address' ) . '/staykit.js' ),
				'integrity'    => staykit_setting( 'integrity' ),
				'crossorigin'  => 'anonymous',
				'async'        => true,
				'data-api'     => staykit_setting( 'api' ),
				'data-locale'  => staykit_setting( 'locale' ),
				'data-partner' => staykit_setting( 'partner' ),
				// The console helps those who build the page.
				'data-debug'   => WP_DEBUG ? 'on' : 'off',
			)
		)
	);
} );

add_action( 'admin_init', function () {
	register_setting( 'staykit', 'staykit', array( 'sanitize_callback' => 'staykit_sanitized' ) );
} );

/** Keeps the known settings, as text; an address is an https one, or one of this machine. */
function staykit_sanitized( $given ): array {
	$kept = array();
	foreach ( array_keys( STAYKIT_SETTINGS ) as $name ) {
		$kept[ $name ] = sanitize_text_field( $given[ $name ] ?? '' );
	}
	foreach ( array( 'address', 'api' ) as $name ) {
		// Of these alone: an integrity may end with a slash.
		$kept[ $name ] = untrailingslashit( $kept[ $name ] );
		if ( ! preg_match( '#^(https://|http://(localhost|127\.0\.0\.1)(:|/|$))#', $kept[ $name ] ) ) {
			add_settings_error( 'staykit', $name, sprintf( '"%s" is no https address.', $kept[ $name ] ) );
			$kept[ $name ] = staykit_setting( $name );
		}
	}
	return $kept;
}

add_action( 'admin_menu', function () {
	add_options_page( 'Staykit', 'Staykit', 'manage_options', 'staykit', function () {
		echo '<div class="wrap"><h1>Staykit</h1><form method="post" action="options.php">';
		settings_fields( 'staykit' );
		foreach ( STAYKIT_SETTINGS as $name => $label ) {
			printf(
				'<p><label for="staykit-%1$s">%2$s</label><br><input class="regular-text" id="staykit-%1$s" name="staykit[%1$s]" value="%3$s"></p>',
				esc_attr( $name ),
				esc_html( $label ),
				esc_attr( staykit_setting( $name ) )
			);
		}
		submit_button();
		echo '</form></div>';
	} );
} );
