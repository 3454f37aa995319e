<?php
return array(
	'dependencies' => array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
	'version'      => '0.1.0',
);
